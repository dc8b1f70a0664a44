-- Points that are taken back after they were used. Later points pay it first; a balance is never below zero.
create table point_debt (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references user_point,
  -- What was given and is taken back: once.
  point_history_id uuid not null unique references point_history,
  amount int not null check (amount > 0),
  -- What of it is not paid yet.
  remain int not null check (remain between 0 and amount),
  created_at timestamptz not null default now()
);
create index point_debt_user_id_idx on point_debt (user_id, created_at, id) where remain > 0;

-- A debt is paid, and a lot expires, in parts if need be; everything else happens once per source.
alter table point_history drop constraint point_history_reason_code_source_id_key;
create unique index point_history_source_key on point_history (reason_code, source_id)
  where reason_code not in ('CLAWBACK', 'EXPIRE');
-- Entries of one transaction keep their order, and with it the balance after each.
alter table point_history alter column created_at set default clock_timestamp();

-- What the entry is about, where it is about an order.
alter table point_history add column order_id uuid references orders;
alter table point_history disable trigger refuse_change;
update point_history set order_id = source_id where reason_code = 'ORDER_USE';
alter table point_history enable trigger refuse_change;
create index point_history_order_id_idx on point_history (order_id) where order_id is not null;

-- The source of a lot is that of its entry in the history.
create unique index point_lot_source_key on point_lot (source, source_id) where source_id is not null;

-- Of what an order spent, what refunds have given back.
alter table point_hold add column restored int not null default 0;
alter table point_hold add constraint point_hold_restored_check
  check (restored between 0 and amount and (restored = 0 or state = 'COMMITTED'));

-- Whose last day is near: the smallest number of days before it that the owner has been told of.
alter table point_lot add column noticed_days int;
create index point_lot_expires_at_idx on point_lot (expires_at) where remain > 0;
alter table user_coupon add column noticed_at timestamptz;
