-- Money that goes back by other ways than ours, and cancellations that the payment company has taken on but not made yet. What
-- these rules mean: docs/decisions/099.

-- A cancellation that is accepted and not done has the company's own id and is never asked for again.
alter table payment_cancel add column accepted_at timestamptz;
-- Of one that is tried again after it was refused: what is left is asked for anew.
alter table payment_cancel add column refused_at timestamptz;
alter table payment_cancel add constraint payment_cancel_accepted_check
  check (accepted_at is null or cancellation_id is not null);

-- Of an order that waits for a person: none of its lines goes a step further, except to its end.
alter table orders add column held_at timestamptz;
alter table orders add column held_reason text check (held_reason in ('GIVEN_BACK', 'PAYMENT_CHANGED'));
alter table orders add constraint orders_held_check check ((held_at is null) = (held_reason is null));
create index orders_held_idx on orders (held_at) where held_at is not null;

-- Money that went back before anybody has said for which lines; less than 0: it counts for the lines of this refund.
alter table order_refund add column unassigned_amount int not null default 0;
alter table order_refund drop constraint order_refund_check;
alter table order_refund add constraint order_refund_check
  check (amount = product_amount + delivery_amount - fee + unassigned_amount);

-- What has paid an order is asked about until it is sent.
create index payment_paid_idx on payment (checked_at) where state in ('PAID', 'PARTIAL_CANCELLED');
