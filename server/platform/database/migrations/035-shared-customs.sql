-- Who knows the token of a share sees the custom of a member. Only its hash is stored, so the table opens nothing.
create table custom_share (
  id uuid primary key default gen_random_uuid(),
  product_custom_id uuid not null references product_custom,
  token_hash bytea not null check (length(token_hash) = 32),
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create unique index custom_share_token_hash_idx on custom_share (token_hash);
-- One link per custom: asking again gives the same one, and revoking it leaves none.
create unique index custom_share_open_idx on custom_share (product_custom_id) where revoked_at is null;
