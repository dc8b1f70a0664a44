-- The wallet that a member has connected. Its password is known to the wallet service alone.
create table user_wallet (
  user_id uuid primary key references "user",
  state text not null check (state in ('CONNECTED', 'DISCONNECTED')),
  wallet_email text,
  -- What the wallet service calls it.
  wallet_id text,
  -- The idempotency key that connected it: a repetition of that call is answered as the first time.
  request_key uuid,
  connected_at timestamptz,
  disconnected_at timestamptz,
  -- Nothing of a wallet is kept once it is disconnected.
  constraint user_wallet_connected_check check (
    (state = 'CONNECTED') = (wallet_email is not null and wallet_id is not null and request_key is not null
      and connected_at is not null and disconnected_at is null)
    and (state = 'CONNECTED' or (wallet_email is null and wallet_id is null and request_key is null))
  )
);
-- A wallet belongs to one member at a time.
create unique index user_wallet_wallet_id_key on user_wallet (wallet_id) where state = 'CONNECTED';
