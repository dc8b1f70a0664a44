-- Calls to systems outside, each recorded before it is made. server/platform/jobs/outbound-calls.ts holds the rules of the states.
create table outbound_call (
  -- The idempotency key towards the provider.
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- Removed when the call is over, unless its adapter keeps it: it may hold addresses and codes.
  payload jsonb,
  -- CALLING: begun; a process that died leaves it so. UNKNOWN: the provider may have acted, and cannot be asked.
  state text not null default 'INTENT' check (state in ('INTENT', 'CALLING', 'DONE', 'FAILED', 'UNKNOWN')),
  attempts integer not null default 0,
  reason text,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index outbound_call_kind_idx on outbound_call (kind, created_at desc);
