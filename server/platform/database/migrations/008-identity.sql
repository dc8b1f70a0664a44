-- The embedded identity provider's own tables. Nothing refers to them, so an external provider replaces them by leaving
-- them empty; a member's `"user"` row carries the same id (the token's `sub`).
create table identity_account (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  name text not null,
  -- Argon2id; null for somebody who only signs in by a social account.
  password_hash text,
  role text not null default 'user' check (role in ('user', 'artist', 'brand', 'admin')),
  state text not null default 'ACT' check (state in ('ACT', 'SUSPENDED', 'WITHDRAWN')),
  -- Known password: removed by a start without the demo shop.
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch before update on identity_account for each row execute function touch_updated_at();

-- One sign-in: the family of refresh tokens that follow each other. Tokens themselves are never stored.
create table identity_session (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references identity_account on delete cascade,
  handle_hash bytea not null unique,
  secret_hash bytea not null,
  previous_hash bytea,
  -- The current secret is HMAC(previous secret, salt): whoever still holds the previous one can be told it again.
  successor_salt bytea,
  rotated_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('SIGN_OUT', 'REUSE', 'PASSWORD_CHANGE', 'ACCOUNT_STATE')),
  address inet,
  user_agent text,
  check ((ended_at is null) = (ended_by is null)),
  check ((previous_hash is null) = (successor_salt is null))
);
create index identity_session_account_id_idx on identity_session (account_id, address);
create index identity_session_expires_at_idx on identity_session (expires_at);

create table identity_key (
  kid text primary key,
  public_jwk jsonb not null,
  -- AES-256-GCM under IDENTITY_KEY: a copy of the database alone signs nothing.
  sealed_private_jwk bytea not null,
  created_at timestamptz not null default now()
);

-- How often something was tried lately. Unlogged: a crash may forget it.
create unlogged table identity_pace (
  key bytea primary key,
  busy_until timestamptz not null
);
create index identity_pace_busy_until_idx on identity_pace (busy_until);
