-- Cancelling, returning and exchanging. What these rules mean: docs/decisions/078.

alter table order_product
  -- Pieces that were cancelled or came back, and pieces that another line replaces.
  add column refunded_quantity int not null default 0,
  add column exchanged_quantity int not null default 0 check (exchanged_quantity >= 0),
  -- Of `paid_amount` and `point_share`, before any fee: also for pieces of the lines that replace this one.
  add column refunded_amount int not null default 0,
  add column refunded_point int not null default 0,
  add column exchange_of uuid references order_product,
  add constraint order_product_pieces_check
    check (refunded_quantity >= 0 and refunded_quantity + exchanged_quantity <= quantity),
  add constraint order_product_refund_check
    check (refunded_amount between 0 and paid_amount and refunded_point between 0 and point_share),
  add constraint order_product_exchange_check check (exchange_of is null or unit_price = 0);
create index order_product_exchange_of_idx on order_product (exchange_of) where exchange_of is not null;

-- A confirmed line that turned out to be defective.
insert into order_state_rule values ('CONFIRMED', 'EXCHANGED', 'ADMIN');

create domain claim_state as text check (value in ('REQUESTED', 'ACCEPTED', 'COLLECTING', 'COLLECTED', 'INSPECTED',
  'REFUND_PENDING', 'DONE', 'REJECTED', 'WITHDRAWN'));

create table order_claim (
  id uuid primary key default gen_random_uuid(),
  claim_number text not null unique check (claim_number ~ '^C[0-9]{8}-[0-9A-HJKMNP-TV-Z]{8}$'),
  order_id uuid not null references orders,
  type text not null check (type in ('CANCEL', 'RETURN', 'EXCHANGE')),
  state claim_state not null default 'REQUESTED',
  reason_code text not null check (reason_code ~ '^[A-Z_]{1,40}$'),
  reason text not null check (char_length(reason) <= 1000),
  fault text not null check (fault in ('BUYER', 'SELLER')),
  return_fee int not null default 0 check (return_fee >= 0),
  fee_payment text not null default 'DEDUCT' check (fee_payment in ('DEDUCT', 'PREPAID')),
  -- Expected, until the claim is REFUND_PENDING.
  refund_amount int not null default 0 check (refund_amount >= 0),
  refund_point int not null default 0 check (refund_point >= 0),
  exchange_variant_id uuid references product_variant,
  -- Sealed: who sends it back, from where.
  pickup_enc bytea,
  restocks boolean not null default false,
  requested_by uuid not null references "user",
  decided_by uuid references "user",
  decided_at timestamptz,
  decided_reason text check (char_length(decided_reason) between 1 and 1000),
  created_at timestamptz not null default now(),
  check ((type = 'EXCHANGE') = (exchange_variant_id is not null)),
  check (state <> 'REJECTED' or decided_reason is not null)
);
create index order_claim_order_id_idx on order_claim (order_id, created_at desc);
create index order_claim_state_idx on order_claim (state, created_at, id);
create index order_claim_exchange_variant_id_idx on order_claim (exchange_variant_id) where exchange_variant_id is not null;
create index order_claim_requested_by_idx on order_claim (requested_by);
create index order_claim_decided_by_idx on order_claim (decided_by);

create table order_claim_product (
  claim_id uuid not null references order_claim,
  order_product_id uuid not null references order_product,
  quantity int not null check (quantity between 1 and 99),
  -- Until its claim has ended, however it ends.
  is_open boolean not null default true,
  primary key (claim_id, order_product_id)
);
create unique index order_claim_product_open_key on order_claim_product (order_product_id) where is_open;
create index order_claim_product_order_product_id_idx on order_claim_product (order_product_id);

-- Photos are private, and read through GET /uploads/{id}.
create table order_claim_image (
  claim_id uuid not null references order_claim,
  position int not null check (position >= 0),
  upload_id uuid not null unique references upload,
  primary key (claim_id, position)
);

-- Never changed, and without a word of the buyer.
create table claim_history (
  id bigint generated always as identity primary key,
  claim_id uuid not null references order_claim,
  state claim_state not null,
  actor_type order_actor not null,
  actor_id uuid,
  created_at timestamptz not null default now()
);
create index claim_history_claim_id_idx on claim_history (claim_id, id);
create trigger refuse_change before update or delete on claim_history
  for each row execute function refuse_history_change();

create table claim_state_rule (
  from_state claim_state not null,
  to_state claim_state not null,
  primary key (from_state, to_state)
);
insert into claim_state_rule values
  ('REQUESTED', 'ACCEPTED'), ('REQUESTED', 'REJECTED'), ('REQUESTED', 'WITHDRAWN'),
  ('ACCEPTED', 'COLLECTING'), ('ACCEPTED', 'COLLECTED'), ('ACCEPTED', 'REFUND_PENDING'), ('ACCEPTED', 'REJECTED'),
  ('ACCEPTED', 'WITHDRAWN'),
  ('COLLECTING', 'COLLECTED'), ('COLLECTING', 'REJECTED'), ('COLLECTING', 'WITHDRAWN'),
  ('COLLECTED', 'INSPECTED'), ('COLLECTED', 'REJECTED'),
  ('INSPECTED', 'REFUND_PENDING'), ('INSPECTED', 'DONE'), ('INSPECTED', 'REJECTED'),
  ('REFUND_PENDING', 'DONE');

create function check_claim_state() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'REQUESTED' then
      raise exception 'a claim begins as %', new.state using errcode = 'check_violation';
    end if;
  elsif new.state <> old.state and not exists (
    select from claim_state_rule where from_state = old.state and to_state = new.state) then
    raise exception 'claim % goes from % to %', new.id, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_state before insert or update of state on order_claim
  for each row execute function check_claim_state();

-- The books: what of an order went back, and why not all of it. Rows are never changed.
create table order_refund (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  claim_id uuid unique references order_claim,
  payment_cancel_id uuid unique references payment_cancel,
  -- Of the lines, before fees.
  product_amount int not null check (product_amount >= 0),
  -- Given back, or charged when it is less than 0.
  delivery_amount int not null,
  fee int not null check (fee >= 0),
  amount int not null check (amount >= 0),
  point int not null check (point >= 0),
  created_at timestamptz not null default now(),
  check (amount = product_amount + delivery_amount - fee),
  check ((amount > 0) = (payment_cancel_id is not null))
);
create index order_refund_order_id_idx on order_refund (order_id, created_at);
create trigger refuse_change before update or delete on order_refund
  for each row execute function refuse_history_change();

-- What an exchange keeps for its buyer lies beside what the order itself has taken.
alter table stock_reservation add column claim_id uuid references order_claim;
alter table stock_reservation drop constraint stock_reservation_order_id_product_variant_id_key;
create unique index stock_reservation_order_key on stock_reservation (order_id, product_variant_id) where claim_id is null;
create unique index stock_reservation_claim_key on stock_reservation (claim_id);
create index stock_reservation_order_id_idx on stock_reservation (order_id);

-- One cancellation of a payment is made at a time: this one, from its first attempt until it is settled.
alter table payment_cancel
  add column attempted_at timestamptz,
  -- From here on `cancellable_before` is what the gateway said.
  add column called_at timestamptz;
-- Whoever was killed may have called.
update payment_cancel set called_at = created_at where state in ('REQUESTED', 'UNKNOWN');
create unique index payment_cancel_attempt_key on payment_cancel (payment_id)
  where attempted_at is not null and state in ('REQUESTED', 'UNKNOWN');
create index payment_cancel_failed_idx on payment_cancel (created_at) where state = 'FAILED';
alter table payment_cancel add constraint payment_cancel_claim_fkey foreign key (claim_id) references order_claim;
create index payment_cancel_claim_id_idx on payment_cancel (claim_id) where claim_id is not null;

-- The end of the third business day after a moment, as the law on electronic commerce demands.
create function refund_due(from_time timestamptz) returns timestamptz
  language sql stable
as $$
  select (day + 1)::timestamp at time zone 'Asia/Seoul'
  from (select (from_time at time zone 'Asia/Seoul')::date + n as day from generate_series(1, 40) n) later
  where extract(isodow from day) < 6 and not exists (select from shop_holiday where shop_holiday.day = later.day)
  order by day offset 2 limit 1
$$;
