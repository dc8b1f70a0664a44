create table "user" (
  id uuid primary key,
  email text not null check (email = lower(email)),
  name text not null,
  nickname text not null,
  phone text check (phone ~ '^01[016789][0-9]{7,8}$'),
  state text not null default 'ACT' check (state in ('ACT', 'SUSPENDED', 'WITHDRAWN')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index user_email_key on "user" (email) where deleted_at is null;
create unique index user_nickname_key on "user" (nickname) where deleted_at is null;
create trigger touch before update on "user" for each row execute function touch_updated_at();

-- What everybody may know of a member: the name under a review.
create view user_profile as
  select id, nickname from "user";

create table log (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user",
  type text not null check (type in ('DELETE')),
  target text not null,
  description text not null,
  created_at timestamptz not null default now()
);
create index log_user_id_idx on log (user_id);
