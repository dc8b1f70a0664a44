-- What the last run of the books has found: one row per check. What they prove: docs/decisions/106.
create table books_check (
  name text primary key,
  -- Rows that were looked at: orders, members, coupons or products.
  checked int not null check (checked >= 0),
  mismatches int not null check (mismatches >= 0),
  checked_at timestamptz not null default now()
);
