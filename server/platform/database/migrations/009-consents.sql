-- What a member agreed to, and took back: every answer is a new row, the newest of a type holds.
create table user_agreement (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user",
  type text not null check (type in ('SERVICE', 'PRIVACY', 'PURCHASE', 'OVER14', 'MARKETING', 'ADVERTISING',
    'ALIMTALK', 'EMAIL', 'SMS', 'PUSH', 'NIGHT')),
  -- The day of the wording that was on the screen.
  terms_version text not null,
  agreed boolean not null,
  at timestamptz not null default clock_timestamp(),
  method text not null check (method in ('WEB', 'OPERATOR')),
  address inet
);
create index user_agreement_user_id_idx on user_agreement (user_id, type, at desc);

create function refuse_change() returns trigger
  language plpgsql
as $$
begin
  raise exception '% keeps what was said: add a row', tg_table_name;
end $$;
create trigger append_only before update on user_agreement for each row execute function refuse_change();
