-- What the law demands of the shop after a member is gone, sealed with DATA_KEY: contracts for five years, complaints for
-- three. Operators read it one by one, and each time is in admin_access_log. See docs/decisions/072.
create table retained_record (
  id uuid primary key,
  kind text not null check (kind in ('ORDER', 'INQUIRY')),
  -- How an operator asks for it: the number of an order, the id of an inquiry.
  reference text not null unique,
  user_id uuid not null references "user",
  record_enc bytea not null,
  retained_until timestamptz not null
);
create index retained_record_user_id_idx on retained_record (user_id);
create index retained_record_retained_until_idx on retained_record (retained_until);

alter table cash_receipt alter column identifier_enc drop not null;
