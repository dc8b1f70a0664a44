-- Answers to calls that must not happen twice. Inserted in the transaction of the call: both are there, or neither is.
create table idempotency_key (
  user_id uuid not null references "user",
  -- The endpoint of the call, for instance POST /orders.
  scope text not null,
  key uuid not null,
  -- SHA-256 of what the call says: the same key for something else is refused.
  request_hash bytea not null,
  -- Null while the call runs, which only its own transaction sees.
  status smallint,
  -- Of a refusal; its text depends on the reader.
  code text,
  -- The answer as it was sent, or the data of a refusal. Not jsonb, which would order the fields anew.
  body json,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours',
  primary key (user_id, scope, key)
);
create index idempotency_key_expires_at_idx on idempotency_key (expires_at);
