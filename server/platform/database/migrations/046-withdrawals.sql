-- Members who have left. Their data are kept for 30 days, then nothing of them is left but what this row says.
create table user_withdrawal (
  user_id uuid primary key references "user",
  reason_code text not null check (reason_code in ('PRODUCTS', 'PRICE', 'DELIVERY', 'SERVICE', 'PRIVACY', 'OTHER')),
  -- In the member's own words, so that it goes with the rest.
  reason text check (length(reason) between 1 and 500),
  requested_at timestamptz not null default now(),
  purge_at timestamptz not null,
  purged_at timestamptz,
  check (purged_at is null or reason is null)
);
create index user_withdrawal_open_idx on user_withdrawal (purge_at) where purged_at is null;
