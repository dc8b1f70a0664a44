-- Cart, checkout, orders, payments, coupons and points. Amounts in whole KRW. Columns named *_enc are sealed with a key that
-- is not in the database, see server/identity/keys/seal.ts. What these rules mean: docs/decisions/065.

create table cart (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references "user",
  -- SHA-256 of the visitor's cookie.
  anon_key_hash bytea unique,
  last_seen_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  check (num_nonnulls(user_id, anon_key_hash) = 1)
);
create index cart_last_seen_at_idx on cart (last_seen_at);

create table cart_item (
  id uuid primary key default gen_random_uuid(),
  cart_id uuid not null references cart on delete cascade,
  product_variant_id uuid not null references product_variant,
  product_custom_id uuid references product_custom,
  quantity int not null check (quantity between 1 and 99),
  is_selected boolean not null default true,
  -- What one piece cost when it was added, to say that the price has changed since.
  added_unit_price int not null check (added_unit_price >= 0),
  -- The call that added last: a repetition of it adds nothing.
  last_add_id uuid not null,
  created_at timestamptz not null default now(),
  unique nulls not distinct (cart_id, product_variant_id, product_custom_id)
);
create index cart_item_product_variant_id_idx on cart_item (product_variant_id);
create index cart_item_product_custom_id_idx on cart_item (product_custom_id);

-- What is typed before an order exists. The order gets its id.
create table checkout (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user",
  source jsonb not null check (octet_length(source::text) <= 20000),
  form_enc bytea check (octet_length(form_enc) <= 20000),
  expires_at timestamptz not null default now() + interval '24 hours',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index checkout_user_id_idx on checkout (user_id);
create index checkout_expires_at_idx on checkout (expires_at);
create trigger touch before update on checkout for each row execute function touch_updated_at();

create domain order_state as text check (value in ('PAYMENT_PENDING', 'DEPOSIT_WAITING', 'PAID', 'PRODUCING', 'PRODUCED',
  'SHIPPING_READY', 'SHIPPING', 'DELIVERED', 'CONFIRMED', 'PAYMENT_FAILED', 'EXPIRED', 'CANCELED', 'RETURNED', 'EXCHANGED'));
create domain order_actor as text check (value in ('USER', 'PG', 'SYSTEM', 'BRAND', 'ADMIN'));

create table orders (
  id uuid primary key,
  order_number text not null unique check (order_number ~ '^[0-9]{8}-[0-9A-HJKMNP-TV-Z]{8}$'),
  user_id uuid not null references "user",
  state order_state not null default 'PAYMENT_PENDING',
  payment_method text not null check (payment_method in ('CARD', 'VIRTUAL_ACCOUNT', 'NAVER_PAY', 'KAKAO_PAY', 'FREE')),
  orderer_name text not null,
  orderer_phone text not null,
  orderer_email text not null,
  recipient text not null,
  recipient_phone text not null,
  zip_code text not null check (zip_code ~ '^[0-9]{5}$'),
  address text not null,
  detail_address text not null,
  shipping_request text not null default '',
  product_amount int not null check (product_amount >= 0),
  delivery_amount int not null check (delivery_amount >= 0),
  discount_amount int not null check (discount_amount >= 0),
  point_amount int not null check (point_amount >= 0),
  payment_amount int not null check (payment_amount >= 0),
  refunded_amount int not null default 0,
  deposit_bank text,
  deposit_account_enc bytea,
  depositor_name text,
  deposit_deadline timestamptz,
  refund_account_enc bytea,
  -- Where the lines came from; paid cart lines leave the cart.
  source jsonb not null,
  quote jsonb not null,
  agreements jsonb not null,
  locale text not null check (locale in ('ko', 'en')),
  ordered_at timestamptz not null default now(),
  paid_at timestamptz,
  -- Until when its stock, coupons and points are held for a payment; null once paid.
  expires_at timestamptz,
  canceled_at timestamptz,
  confirmed_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (payment_amount = product_amount + delivery_amount - discount_amount - point_amount),
  check (refunded_amount between 0 and payment_amount),
  check ((payment_method = 'FREE') = (payment_amount = 0))
);
create index orders_user_id_idx on orders (user_id, ordered_at desc, id);
create index orders_open_idx on orders (expires_at) where state in ('PAYMENT_PENDING', 'DEPOSIT_WAITING');
create trigger touch before update on orders for each row execute function touch_updated_at();

create table order_product (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  position int not null,
  product_id uuid not null references product,
  product_variant_id uuid not null references product_variant,
  product_custom_id uuid references product_custom,
  brand_id uuid not null references brand,
  production_method text not null,
  size text not null,
  name_ko text not null,
  name_en text not null,
  option_name_ko text not null,
  option_name_en text not null,
  image_src text not null check (is_cdn_path(image_src)),
  -- Frozen: what the price is made of; of a custom also its sides, areas, layers, coordinates and graphics.
  price_lines jsonb not null,
  custom_snapshot jsonb check ((custom_snapshot is null) = (product_custom_id is null)),
  quantity int not null check (quantity between 1 and 99),
  -- Of one piece; the graphics are a part of it.
  unit_price int not null check (unit_price >= 0),
  graphic_price int not null check (graphic_price between 0 and unit_price),
  -- Of the whole line.
  coupon_discount int not null default 0 check (coupon_discount >= 0),
  order_discount_share int not null default 0 check (order_discount_share >= 0),
  point_share int not null default 0 check (point_share >= 0),
  paid_amount int not null check (paid_amount >= 0),
  state order_state not null default 'PAYMENT_PENDING',
  is_custom_made boolean not null,
  withdrawal_limited boolean not null,
  withdrawal_consent_at timestamptz,
  production_started_at timestamptz,
  delivery_id uuid,
  delivered_at timestamptz,
  auto_confirm_at timestamptz,
  confirmed_at timestamptz,
  earned_point int,
  created_at timestamptz not null default now(),
  unique (order_id, position),
  check (paid_amount = unit_price * quantity - coupon_discount - order_discount_share - point_share),
  check (not withdrawal_limited or (is_custom_made and withdrawal_consent_at is not null))
);
create index order_product_product_id_idx on order_product (product_id);
create index order_product_product_variant_id_idx on order_product (product_variant_id);
create index order_product_product_custom_id_idx on order_product (product_custom_id);
create index order_product_brand_id_idx on order_product (brand_id, state);

create table order_state_history (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders,
  order_product_id uuid,
  from_state order_state,
  to_state order_state not null,
  actor_type order_actor not null,
  actor_id uuid,
  reason text,
  created_at timestamptz not null default now()
);
create index order_state_history_order_id_idx on order_state_history (order_id, id);
create trigger refuse_change before update or delete on order_state_history
  for each row execute function refuse_history_change();

-- Who may take an order, or a line of it, from one state to the next.
create table order_state_rule (
  from_state order_state not null,
  to_state order_state not null,
  actor_type order_actor not null,
  primary key (from_state, to_state, actor_type)
);
insert into order_state_rule
  select from_state, to_state, actor_type
  from (values
    ('PAYMENT_PENDING', 'DEPOSIT_WAITING', '{PG}'),
    ('PAYMENT_PENDING', 'PAID', '{PG,SYSTEM}'),
    ('PAYMENT_PENDING', 'PAYMENT_FAILED', '{PG,USER}'),
    ('PAYMENT_PENDING', 'EXPIRED', '{SYSTEM}'),
    ('PAYMENT_PENDING', 'CANCELED', '{USER,SYSTEM,ADMIN}'),
    -- A second try of the same order.
    ('PAYMENT_FAILED', 'PAYMENT_PENDING', '{USER}'),
    ('PAYMENT_FAILED', 'EXPIRED', '{SYSTEM}'),
    ('PAYMENT_FAILED', 'CANCELED', '{USER,SYSTEM,ADMIN}'),
    ('DEPOSIT_WAITING', 'PAID', '{PG}'),
    ('DEPOSIT_WAITING', 'EXPIRED', '{SYSTEM}'),
    ('DEPOSIT_WAITING', 'CANCELED', '{USER,SYSTEM,ADMIN}'),
    -- Late money.
    ('PAYMENT_FAILED', 'PAID', '{PG}'),
    ('EXPIRED', 'PAID', '{PG}'),
    ('CANCELED', 'PAID', '{PG}'),
    ('PAID', 'PRODUCING', '{ADMIN,BRAND}'),
    ('PRODUCING', 'PRODUCED', '{ADMIN,BRAND}'),
    ('PAID', 'SHIPPING_READY', '{ADMIN,BRAND}'),
    ('PRODUCED', 'SHIPPING_READY', '{ADMIN,BRAND}'),
    ('SHIPPING_READY', 'SHIPPING', '{ADMIN,BRAND}'),
    ('SHIPPING', 'DELIVERED', '{SYSTEM,ADMIN}'),
    ('DELIVERED', 'CONFIRMED', '{USER,SYSTEM}'),
    ('PAID', 'CANCELED', '{USER,SYSTEM,ADMIN}'),
    ('PRODUCING', 'CANCELED', '{ADMIN}'),
    ('PRODUCED', 'CANCELED', '{ADMIN}'),
    ('SHIPPING_READY', 'CANCELED', '{ADMIN}'),
    ('DELIVERED', 'RETURNED', '{ADMIN}'),
    ('DELIVERED', 'EXCHANGED', '{ADMIN}'),
    ('CONFIRMED', 'RETURNED', '{ADMIN}')
  ) as rule (from_state, to_state, actor_types), unnest(actor_types::text[]) actor_type;

-- Whatever writes a state, a pair that nobody may take is refused. Who the actor is, the server checks by the same table.
create function check_order_state() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'PAYMENT_PENDING' then
      raise exception '% begins as %', tg_table_name, new.state using errcode = 'check_violation';
    end if;
  elsif new.state <> old.state and not exists (
    select from order_state_rule where from_state = old.state and to_state = new.state) then
    raise exception '% % goes from % to %', tg_table_name, new.id, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_state before insert or update of state on order_product
  for each row execute function check_order_state();
-- The state of an order is that of its least advanced line, which may skip states; its end is by the table.
create trigger check_state before insert on orders for each row execute function check_order_state();
create trigger check_payment_state before update of state on orders for each row
  when (old.state in ('PAYMENT_PENDING', 'PAYMENT_FAILED', 'DEPOSIT_WAITING', 'EXPIRED', 'CANCELED'))
  execute function check_order_state();

create table stock_reservation (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  product_variant_id uuid not null references product_variant,
  quantity int not null check (quantity > 0),
  state text not null default 'HELD' check (state in ('HELD', 'COMMITTED', 'RELEASED')),
  expires_at timestamptz,
  unique (order_id, product_variant_id)
);
create index stock_reservation_product_variant_id_idx on stock_reservation (product_variant_id);

create table payment (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  payment_id text not null unique check (payment_id ~ '^[\w-]{1,64}$'),
  provider text not null,
  channel_key text,
  channel_type text,
  method text not null check (method in ('CARD', 'VIRTUAL_ACCOUNT', 'NAVER_PAY', 'KAKAO_PAY', 'FREE')),
  amount int not null check (amount >= 0),
  state text not null default 'READY' check (state in ('READY', 'PENDING', 'VIRTUAL_ACCOUNT_ISSUED', 'PAID', 'FAILED',
    'PARTIAL_CANCELLED', 'CANCELLED', 'UNKNOWN', 'MISMATCH', 'SUPERSEDED')),
  transaction_id text unique,
  pg_tx_id text,
  canceled_amount int not null default 0 check (canceled_amount between 0 and amount),
  receipt_url text,
  fail_code text,
  fail_message text,
  requested_at timestamptz not null default now(),
  paid_at timestamptz,
  checked_at timestamptz
);
create index payment_order_id_idx on payment (order_id, requested_at);
-- The one attempt that an order expects to be paid by.
create unique index payment_current_key on payment (order_id) where state <> 'SUPERSEDED';

-- Webhooks that have come: each is handled once.
create table payment_event (
  webhook_id text primary key,
  provider text not null,
  type text not null,
  payment_id text,
  body_sha256 bytea not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  result text
);
create index payment_event_received_at_idx on payment_event (received_at);

create table payment_cancel (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payment,
  claim_id uuid,
  amount int not null check (amount > 0),
  cancellable_before int not null,
  reason text not null,
  requester text not null check (requester in ('CUSTOMER', 'ADMIN', 'SYSTEM')),
  state text not null default 'REQUESTED' check (state in ('REQUESTED', 'SUCCEEDED', 'FAILED', 'UNKNOWN')),
  cancellation_id text,
  refund_account_enc bytea,
  refund_due_at timestamptz,
  receipt_url text,
  created_at timestamptz not null default now(),
  check (amount <= cancellable_before)
);
create index payment_cancel_payment_id_idx on payment_cancel (payment_id);
create index payment_cancel_open_idx on payment_cancel (created_at) where state in ('REQUESTED', 'UNKNOWN');

create table cash_receipt (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  type text not null check (type in ('PERSONAL', 'CORPORATE')),
  identifier_enc bytea not null,
  identifier_masked text not null,
  state text not null default 'REQUESTED' check (state in ('REQUESTED', 'ISSUED', 'CANCELED', 'FAILED')),
  issue_number text,
  amount int not null check (amount >= 0),
  issued_at timestamptz,
  canceled_at timestamptz,
  created_at timestamptz not null default now()
);
create index cash_receipt_order_id_idx on cash_receipt (order_id);

create table user_address (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user",
  label text not null default '',
  recipient text not null,
  phone text not null,
  zip_code text not null check (zip_code ~ '^[0-9]{5}$'),
  address text not null,
  detail_address text not null default '',
  is_default boolean not null default false,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index user_address_user_id_idx on user_address (user_id) where deleted_at is null;
create unique index user_address_default_key on user_address (user_id) where is_default and deleted_at is null;

-- Where delivery costs more, or is not possible. An operator edits it.
create table remote_area (
  zip_from text primary key check (zip_from ~ '^[0-9]{5}$'),
  zip_to text not null check (zip_to ~ '^[0-9]{5}$'),
  area text not null check (area in ('JEJU', 'ISLAND', 'NONE')),
  check (zip_from <= zip_to)
);
insert into remote_area values
  ('63000', '63644', 'JEJU'),
  ('40200', '40240', 'ISLAND'),
  ('22386', '22388', 'ISLAND'),
  ('23004', '23010', 'ISLAND'),
  ('23100', '23116', 'ISLAND'),
  ('23124', '23136', 'ISLAND');

create table coupon (
  id uuid primary key default gen_random_uuid(),
  name_ko text not null check (is_short_line(name_ko, 100)),
  name_en text not null check (is_short_line(name_en, 100)),
  type text not null check (type in ('ORDER', 'PRODUCT', 'GRAPHIC')),
  discount_type text not null check (discount_type in ('RATE', 'AMOUNT')),
  -- Per cent, or KRW.
  discount_value int not null check (discount_value > 0 and (discount_type = 'AMOUNT' or discount_value <= 100)),
  min_order_amount int not null default 0 check (min_order_amount >= 0),
  max_discount int check (max_discount > 0),
  max_discount_unit int check (max_discount_unit > 0),
  -- Pieces of a line that it applies to; null: all.
  applicable_quantity int check (applicable_quantity > 0),
  issue_type text not null check (issue_type in ('CODE', 'DOWNLOAD', 'AUTO', 'ADMIN')),
  issue_limit int check (issue_limit > 0),
  issued_count int not null default 0 check (issued_count >= 0),
  per_user_limit int not null default 1 check (per_user_limit > 0),
  issue_from timestamptz,
  issue_to timestamptz,
  valid_from timestamptz,
  valid_to timestamptz,
  -- From its issue.
  valid_days int check (valid_days > 0),
  -- An order coupon that goes together with coupons of lines, and the other way round.
  is_combinable boolean not null default true,
  state text not null default 'ACT' check (state in ('ACT', 'HIDDEN')),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (issue_limit is null or issued_count <= issue_limit)
);

-- Without a target a coupon applies to everything of its type; with targets, to what any of them names.
create table coupon_target (
  coupon_id uuid not null references coupon,
  target_type text not null check (target_type in ('BRAND', 'ARTIST', 'PRODUCT', 'GRAPHIC')),
  target_id uuid not null,
  primary key (coupon_id, target_type, target_id)
);

create table coupon_code (
  id uuid primary key default gen_random_uuid(),
  code_hash bytea not null unique,
  coupon_id uuid not null references coupon,
  -- Null: as often as the coupon is issued.
  max_use int check (max_use > 0),
  used_count int not null default 0 check (used_count >= 0 and (max_use is null or used_count <= max_use))
);
create index coupon_code_coupon_id_idx on coupon_code (coupon_id);

-- Wrong codes of a member or a network, against guessing.
create table coupon_code_failure (
  id bigint generated always as identity primary key,
  user_id uuid not null references "user",
  network text not null,
  created_at timestamptz not null default now()
);
create index coupon_code_failure_user_id_idx on coupon_code_failure (user_id, created_at);
create index coupon_code_failure_network_idx on coupon_code_failure (network, created_at);

create table user_coupon (
  id uuid primary key default gen_random_uuid(),
  coupon_id uuid not null references coupon,
  user_id uuid not null references "user",
  seq int not null default 1 check (seq > 0),
  state text not null default 'ISSUED' check (state in ('ISSUED', 'LOCKED', 'USED', 'EXPIRED', 'REVOKED')),
  order_id uuid references orders,
  -- The line it was used on; null for an order coupon.
  order_product_id uuid references order_product,
  locked_at timestamptz,
  used_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (coupon_id, user_id, seq),
  check ((state in ('LOCKED', 'USED')) = (order_id is not null))
);
create index user_coupon_user_id_idx on user_coupon (user_id, state, expires_at);
create index user_coupon_order_id_idx on user_coupon (order_id) where order_id is not null;
create index user_coupon_order_product_id_idx on user_coupon (order_product_id) where order_product_id is not null;
create index user_coupon_expires_at_idx on user_coupon (expires_at) where state = 'ISSUED';

-- The row that everything about a member's points locks first.
create table user_point (
  user_id uuid primary key references "user",
  balance int not null default 0 check (balance >= 0),
  held int not null default 0 check (held between 0 and balance)
);

create table point_lot (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references user_point,
  amount int not null check (amount > 0),
  -- What of it is neither used nor expired; held points are a part of it.
  remain int not null check (remain between 0 and amount),
  source text not null,
  source_id uuid,
  available_at timestamptz not null default now(),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index point_lot_user_id_idx on point_lot (user_id, expires_at) where remain > 0;

create table point_hold (
  order_id uuid not null references orders,
  lot_id uuid not null references point_lot,
  amount int not null check (amount > 0),
  state text not null default 'HELD' check (state in ('HELD', 'COMMITTED', 'RELEASED')),
  primary key (order_id, lot_id)
);
create index point_hold_lot_id_idx on point_hold (lot_id);

create table point_history (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references user_point,
  type text not null check (type in ('ADD', 'USE', 'EXPIRE')),
  amount int not null check (amount > 0),
  balance_after int not null check (balance_after >= 0),
  reason_code text not null check (reason_code in ('ORDER_CONFIRM', 'REVIEW_TEXT', 'REVIEW_PHOTO', 'EVENT', 'ADMIN', 'ORDER_USE',
    'ORDER_REFUND', 'CLAWBACK', 'EXPIRE')),
  source_id uuid not null,
  memo text,
  created_at timestamptz not null default now(),
  unique (reason_code, source_id)
);
create index point_history_user_id_idx on point_history (user_id, created_at desc, id);
create trigger refuse_change before update or delete on point_history
  for each row execute function refuse_history_change();

-- The stock of a product is summed up once per statement, and products are locked in ascending order: two orders of the same
-- products wait for each other instead of ending in a deadlock.
drop trigger keep_stock on product_variant;
drop trigger keep_stock on product_option;
drop function keep_product_stock();

create function keep_product_stock() returns trigger
  language plpgsql
as $$
declare
  changed uuid[];
begin
  if tg_table_name = 'product_option' then
    select array_agg(distinct product_id) into changed from changed_row;
  else
    select array_agg(distinct product_id) into changed from product_option
      where id in (select product_option_id from changed_row);
  end if;
  perform from product where id = any(changed) order by id for no key update;
  update product set stock_count = total
    from (select product_option.product_id, coalesce(sum(variant.stock_count), 0) as total
      from product_option left join product_variant variant on variant.product_option_id = product_option.id
        and variant.state = 'ACT' and variant.deleted_at is null
        and product_option.state = 'ACT' and product_option.deleted_at is null
      where product_option.product_id = any(changed)
      group by product_option.product_id) stock
    where product.id = stock.product_id and product.stock_count <> total;
  return null;
end $$;
create trigger keep_stock_of_inserted after insert on product_variant
  referencing new table as changed_row for each statement execute function keep_product_stock();
create trigger keep_stock_of_updated after update on product_variant
  referencing new table as changed_row for each statement execute function keep_product_stock();
create trigger keep_stock_of_deleted after delete on product_variant
  referencing old table as changed_row for each statement execute function keep_product_stock();
-- Hiding a colour takes its stock off the product.
create trigger keep_stock_of_updated after update on product_option
  referencing new table as changed_row for each statement execute function keep_product_stock();
