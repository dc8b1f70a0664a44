-- Codes sent to a phone or an email address. Neither the target nor the code is stored, only their HMACs.
create table verification_code (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('SIGN_UP', 'PHONE_CHANGE', 'PASSWORD_RESET')),
  target_hash bytea not null,
  code_hash bytea not null,
  -- Who changes a phone number; visitors know the id, which is random.
  member_id uuid references "user",
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  verified_at timestamptz,
  -- Of the token that the right code is exchanged for.
  token_hash bytea unique,
  consumed_at timestamptz,
  check ((verified_at is null) = (token_hash is null)),
  check (consumed_at is null or verified_at is not null)
);
create index verification_code_member_id_idx on verification_code (member_id);
create index verification_code_created_at_idx on verification_code (created_at);

alter table "user" add column phone_verified_at timestamptz;
