-- What a buyer is told of an order by push: at most one notice per kind and transaction, however many lines have moved. It is
-- recorded by triggers, whoever changes a state, and sent as every push event, see docs/decisions/021 and 079.
create table order_notice (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  claim_id uuid references order_claim,
  kind text not null check (kind in ('PAID', 'PRODUCING', 'SHIPPING', 'DELIVERED', 'CONFIRMED', 'CANCELED', 'EXPIRED',
    'REFUNDED', 'CLAIM_ACCEPTED', 'CLAIM_REJECTED')),
  transaction_id xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null default now(),
  unique nulls not distinct (order_id, kind, claim_id, transaction_id)
);
create index order_notice_claim_id_idx on order_notice (claim_id) where claim_id is not null;
create trigger record_notice after insert on order_notice for each row execute function record_push_event('ORDER');

create function record_order_notice() returns trigger
  language plpgsql
as $$
begin
  insert into order_notice (order_id, kind) values (new.order_id, new.to_state) on conflict do nothing;
  return null;
end $$;
-- Paying and giving up are changes of the order, everything later of its lines. An exchange makes an order PAID once more.
create trigger record_order_notice after insert on order_state_history
  for each row when (new.order_product_id is null
    and (new.to_state = 'PAID' and new.from_state in ('PAYMENT_PENDING', 'DEPOSIT_WAITING', 'PAYMENT_FAILED', 'EXPIRED',
        'CANCELED')
      or new.to_state in ('EXPIRED', 'CANCELED') and new.from_state = 'DEPOSIT_WAITING'))
  execute function record_order_notice();
create trigger record_line_notice after insert on order_state_history
  for each row when (new.order_product_id is not null and new.from_state not in ('PAYMENT_PENDING', 'PAYMENT_FAILED')
    and new.to_state in ('PRODUCING', 'SHIPPING', 'DELIVERED', 'CONFIRMED', 'CANCELED'))
  execute function record_order_notice();

create function record_refund_notice() returns trigger
  language plpgsql
as $$
begin
  insert into order_notice (order_id, kind)
    select order_id, 'REFUNDED' from payment where id = new.payment_id on conflict do nothing;
  return null;
end $$;
create trigger record_refund_notice after update of state on payment_cancel
  for each row when (old.state <> 'SUCCEEDED' and new.state = 'SUCCEEDED') execute function record_refund_notice();

create function record_claim_notice() returns trigger
  language plpgsql
as $$
begin
  insert into order_notice (order_id, claim_id, kind) values (new.order_id, new.id, 'CLAIM_' || new.state)
    on conflict do nothing;
  return null;
end $$;
create trigger record_claim_notice after update of state on order_claim
  for each row when (old.state <> new.state and new.state in ('ACCEPTED', 'REJECTED')) execute function record_claim_notice();
