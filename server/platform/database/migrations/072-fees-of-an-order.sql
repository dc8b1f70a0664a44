-- Fees and rates are those of the day of the order, whatever the shop asks for later. See docs/decisions/100.
create function policy_fee(name text) returns numeric
  language sql volatile
as $$ select (to_jsonb(shop_policy) ->> name)::numeric from shop_policy $$;

alter table orders
  add column delivery_fee int not null default policy_fee('delivery_fee')::int check (delivery_fee >= 0),
  add column return_fee_oneway int not null default policy_fee('return_fee_oneway')::int check (return_fee_oneway >= 0),
  add column exchange_fee int not null default policy_fee('exchange_fee')::int check (exchange_fee >= 0),
  add column point_rate_confirm numeric(5, 2) not null default policy_fee('point_rate_confirm');

-- How long a lot had left when an order took of it: that is what its points come back with.
alter table point_hold add column time_left interval;

-- Of the reviews of one member in one day, by the day of Seoul.
alter table shop_policy add column point_review_daily_max int not null default 5000 check (point_review_daily_max >= 0);

-- Whether the fee of the way back lay in the parcel, as whoever looked at it says.
alter table order_claim add column fee_confirmed_at timestamptz;
