-- What the shop remembers of sessions at an external identity provider, which cannot be asked with every request. Ids are
-- the provider's (`sid`), in its own form.
create table external_session (
  id text primary key check (length(id) between 1 and 64),
  user_id uuid not null,
  -- When the password was last entered again; null: never.
  authenticated_at timestamptz,
  -- Ended by the shop: its access tokens are refused, although they are valid for some more minutes.
  ended_at timestamptz,
  created_at timestamptz not null default now()
);
create index external_session_user_id_idx on external_session (user_id);
create index external_session_created_at_idx on external_session (created_at);
