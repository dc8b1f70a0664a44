-- What a shopper needs to know of a product before buying it.

alter table product
  -- Business days until it is handed to the carrier.
  add column production_days int not null default 2 check (production_days between 0 and 60),
  -- Of cloth; null where it says nothing, for a mug for instance.
  add column thickness text check (thickness in ('THIN', 'MEDIUM', 'THICK')),
  add column see_through text check (see_through in ('NONE', 'SLIGHT', 'SHEER')),
  add column stretch text check (stretch in ('NONE', 'SLIGHT', 'STRETCHY'));

-- The pictures of a product's page. Without a colour, or without a printable side, a picture goes with all of them.
create table product_image (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references product,
  option_id uuid,
  mockup_group_id uuid,
  kind text not null check (kind in ('FRONT', 'BACK', 'CLOSE_UP', 'IN_USE', 'SIZE', 'DETAIL')),
  src text not null check (is_cdn_path(src)),
  width int not null check (width > 0),
  height int not null check (height > 0),
  alt_ko text check (is_short_line(alt_ko, 200)),
  alt_en text check (is_short_line(alt_en, 200)),
  position int not null default 0,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint product_image_option_of_product_fkey
    foreign key (option_id, product_id) references product_option (id, product_id),
  constraint product_image_group_of_product_fkey
    foreign key (mockup_group_id, product_id) references mockup_group (id, product_id)
);
create index product_image_product_id_idx on product_image (product_id, position, id) where deleted_at is null;
create index product_image_option_id_idx on product_image (option_id);
create index product_image_mockup_group_id_idx on product_image (mockup_group_id);

create table size_chart (
  product_id uuid not null references product,
  size text not null check (is_short_line(size, 40)),
  measure text not null check (measure in (
    'LENGTH', 'SHOULDER', 'CHEST', 'SLEEVE', 'WIDTH', 'HEIGHT', 'DEPTH', 'STRAP', 'CIRCUMFERENCE', 'BRIM', 'DIAMETER')),
  cm numeric(5, 1) not null check (cm > 0),
  -- Of the size among the sizes; measures come in the order of the list above.
  position int not null default 0,
  primary key (product_id, size, measure)
);

-- What the notice on product information (상품정보제공고시) requires of its kind of goods.
create table product_notice (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references product,
  item text not null check (item in (
    'NAME', 'MATERIAL', 'COLOR', 'SIZE', 'COMPONENTS', 'COMPATIBLE_WITH', 'MANUFACTURER', 'COUNTRY', 'MADE_AT', 'CARE',
    'CERTIFICATION', 'WARRANTY', 'SERVICE')),
  content text not null check (char_length(content) <= 1000 and content ~ '[^\s]'),
  content_en text check (char_length(content_en) <= 1000),
  position int not null default 0,
  unique (product_id, item)
);
create index product_notice_product_id_idx on product_notice (product_id, position, id);

create table product_inquiry (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user",
  product_id uuid not null references product,
  type text not null check (type in ('SIZE', 'STOCK', 'DELIVERY', 'CUSTOM', 'ETC')),
  content text not null check (char_length(content) <= 1000 and content ~ '[^\s]'),
  is_secret boolean not null default false,
  state text not null default 'WAITING' check (state in ('WAITING', 'ANSWERED')),
  answer text check (char_length(answer) <= 4000 and answer ~ '[^\s]'),
  answered_at timestamptz,
  answered_by uuid references "user",
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint product_inquiry_answered_check
    check ((state = 'ANSWERED') = (answer is not null) and (state = 'ANSWERED') = (answered_at is not null))
);
create index product_inquiry_product_id_idx on product_inquiry (product_id, created_at desc, id desc) where deleted_at is null;
create index product_inquiry_user_id_idx on product_inquiry (user_id, created_at desc);
create index product_inquiry_answered_by_idx on product_inquiry (answered_by);

-- One row: the rules of delivery, return, points and orders. Amounts in whole KRW.
create table shop_policy (
  id int primary key default 1 check (id = 1),
  delivery_fee int not null default 3000 check (delivery_fee >= 0),
  free_threshold int not null default 50000 check (free_threshold >= 0),
  remote_fee_jeju int not null default 3000 check (remote_fee_jeju >= 0),
  remote_fee_island int not null default 5000 check (remote_fee_island >= 0),
  return_fee_oneway int not null default 3000 check (return_fee_oneway >= 0),
  exchange_fee int not null default 6000 check (exchange_fee >= 0),
  -- Business days that the carrier needs, and the hour in Korea from which an order counts for the next day.
  delivery_days int not null default 2 check (delivery_days between 0 and 30),
  order_cutoff_hour int not null default 14 check (order_cutoff_hour between 0 and 24),
  withdrawal_days int not null default 7 check (withdrawal_days >= 7),
  defect_days int not null default 90 check (defect_days >= 0),
  defect_known_days int not null default 30 check (defect_known_days >= 0),
  deposit_due_hours int not null default 168 check (deposit_due_hours > 0),
  payment_hold_minutes int not null default 30 check (payment_hold_minutes > 0),
  auto_confirm_days int not null default 8 check (auto_confirm_days > 0),
  assume_delivered_days int not null default 14 check (assume_delivered_days > 0),
  max_open_deposit_orders int not null default 3 check (max_open_deposit_orders > 0),
  max_qty_per_line int not null default 99 check (max_qty_per_line between 1 and 99),
  lines_per_cart int not null default 100 check (lines_per_cart > 0),
  cart_keep_days int not null default 30 check (cart_keep_days > 0),
  min_payment_amount int not null default 100 check (min_payment_amount >= 0),
  rounding_unit int not null default 10 check (rounding_unit > 0),
  -- Per cent.
  point_rate_confirm numeric(5, 2) not null default 1 check (point_rate_confirm between 0 and 100),
  point_review_text int not null default 100 check (point_review_text >= 0),
  point_review_photo int not null default 500 check (point_review_photo >= 0),
  point_min_hold int not null default 1000 check (point_min_hold >= 0),
  point_unit int not null default 10 check (point_unit > 0),
  -- Per cent.
  point_max_rate numeric(5, 2) not null default 50 check (point_max_rate between 0 and 100),
  point_valid_months int not null default 36 check (point_valid_months > 0),
  review_min_chars int not null default 20 check (review_min_chars >= 0),
  review_max_chars int not null default 2000 check (review_max_chars > 0),
  review_photos int not null default 5 check (review_photos >= 0),
  inquiry_max_chars int not null default 1000 check (inquiry_max_chars between 1 and 1000),
  inquiry_photos int not null default 3 check (inquiry_photos >= 0),
  custom_saved_max int not null default 100 check (custom_saved_max > 0),
  updated_at timestamptz not null default now(),
  check (review_min_chars <= review_max_chars)
);
create trigger touch before update on shop_policy for each row execute function touch_updated_at();

-- What was valid when: a row for each change, never changed itself.
create table shop_policy_history (
  id bigint generated always as identity primary key,
  policy jsonb not null,
  created_at timestamptz not null default now()
);

create function note_shop_policy() returns trigger
  language plpgsql
as $$
begin
  insert into shop_policy_history (policy) values (to_jsonb(new));
  return null;
end $$;
create trigger note_history after insert or update on shop_policy for each row execute function note_shop_policy();

create function refuse_history_change() returns trigger
  language plpgsql
as $$
begin
  raise exception 'rows of % are not changed', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger refuse_change before update or delete on shop_policy_history
  for each row execute function refuse_history_change();

insert into shop_policy default values;

-- Days on weekdays on which nothing is made or delivered.
create table shop_holiday (
  day date primary key,
  name_ko text not null,
  name_en text not null
);

-- Reviews: how many of each score, how many pictures, and what was bought.
alter table review
  add column image_count int not null default 0 check (image_count >= 0),
  add column option_name text check (is_short_line(option_name, 100)),
  add column option_name_en text check (is_short_line(option_name_en, 100));

update review set image_count = images.number
  from (select review_id, count(*) as number from review_image group by review_id) images
  where review_id = review.id;

create function keep_image_count() returns trigger
  language plpgsql
as $$
begin
  if tg_op <> 'INSERT' then
    update review set image_count = image_count - 1 where id = old.review_id;
  end if;
  if tg_op <> 'DELETE' then
    update review set image_count = image_count + 1 where id = new.review_id;
  end if;
  return null;
end $$;
create trigger keep_count after insert or update of review_id or delete on review_image
  for each row execute function keep_image_count();

create table review_score_count (
  product_id uuid not null references product,
  score int not null check (score between 1 and 5),
  review_count int not null check (review_count >= 0),
  photo_review_count int not null check (photo_review_count between 0 and review_count),
  primary key (product_id, score)
);

insert into review_score_count (product_id, score, review_count, photo_review_count)
  select product_id, score, count(*), count(*) filter (where image_count > 0)
  from review where deleted_at is null and state = 'ACT' group by product_id, score;

-- Replaces the trigger that counted all reviews of the product for each one that was written.
create or replace function keep_review_numbers() returns trigger
  language plpgsql
as $$
declare
  was_shown boolean := tg_op <> 'INSERT' and old.deleted_at is null and old.state = 'ACT';
  is_shown boolean := tg_op <> 'DELETE' and new.deleted_at is null and new.state = 'ACT';
  changed uuid := coalesce(new.product_id, old.product_id);
begin
  -- The lock makes two reviews of one product count each other.
  perform from product where id = changed for no key update;
  if was_shown then
    update review_score_count
      set review_count = review_count - 1, photo_review_count = photo_review_count - (old.image_count > 0)::int
      where product_id = changed and score = old.score;
  end if;
  if is_shown then
    insert into review_score_count as counted (product_id, score, review_count, photo_review_count)
      values (changed, new.score, 1, (new.image_count > 0)::int)
      on conflict (product_id, score) do update
        set review_count = counted.review_count + 1,
          photo_review_count = counted.photo_review_count + excluded.photo_review_count;
  end if;
  update product
    set (review_count, average_score) =
      (select coalesce(sum(counted.review_count), 0),
         coalesce(round(sum(score * counted.review_count)::numeric / nullif(sum(counted.review_count), 0), 2), 0)
       from review_score_count counted where product_id = changed)
    where id = changed;
  return null;
end $$;
drop trigger keep_numbers on review;
create trigger keep_numbers after insert or update of score, state, deleted_at, image_count or delete on review
  for each row execute function keep_review_numbers();

-- A review stays with its product: the numbers above count on it.
create function refuse_other_product() returns trigger
  language plpgsql
as $$
begin
  raise exception 'a review does not move to another product' using errcode = 'restrict_violation';
end $$;
create trigger refuse_other_product before update of product_id on review
  for each row when (old.product_id is distinct from new.product_id) execute function refuse_other_product();

create index review_high_score_idx on review (product_id, score desc, created_at desc, id) where deleted_at is null and state = 'ACT';
create index review_low_score_idx on review (product_id, score, created_at desc, id) where deleted_at is null and state = 'ACT';
create index review_helpful_idx on review (product_id, like_count desc, created_at desc, id) where deleted_at is null and state = 'ACT';
create index review_photo_idx on review (product_id, created_at desc, id)
  where image_count > 0 and deleted_at is null and state = 'ACT';
