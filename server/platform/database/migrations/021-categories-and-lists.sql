-- Categories, and what lists of products are sorted and filtered by. What was measured: docs/decisions/052.

-- A tree of two levels. The key to `(id, is_root)` refuses a third one, also when two transactions write at the same time.
create table category (
  id uuid primary key default gen_random_uuid(),
  parent_id uuid references category,
  path_name text not null unique check (path_name ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  name_ko text not null check (is_short_line(name_ko, 100)),
  name_en text not null check (is_short_line(name_en, 100)),
  image_src text check (is_cdn_path(image_src)),
  position int not null default 0,
  state text not null default 'ACT' check (state in ('ACT', 'HIDDEN')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz check (isfinite(deleted_at)),
  root_id uuid not null generated always as (coalesce(parent_id, id)) stored,
  is_root boolean not null generated always as (parent_id is null) stored,
  parent_is_root boolean generated always as (case when parent_id is not null then true end) stored
);
-- Plain indexes, because a constraint would show in the data service as something to insert upon.
create unique index category_root_key on category (id, is_root);
create unique index category_of_root_key on category (id, root_id);
alter table category add constraint category_parent_is_root_fkey
  foreign key (parent_id, parent_is_root) references category (id, is_root);
create index category_parent_id_idx on category (parent_id, position);
create trigger touch before update on category for each row execute function touch_updated_at();

-- The categories of an existing shop: one root for each value that its products have.
create function pg_temp.category_name(value text) returns text
  language sql immutable
  return coalesce(nullif(trim(left(regexp_replace(value, '[\s\u0001-\u001f\u007f-\u009f]+', ' ', 'g'), 100)), ''), '기타');

insert into category (path_name, name_ko, name_en, position)
select
  case when slug ~ '^[a-z0-9]' and slug !~ '^category' and count(*) over (partition by slug) = 1 then slug
    else 'category-' || place end,
  name, name, place
from (
  select name, row_number() over (order by name) as place,
    left(trim(both '-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g')), 40) as slug
  from (select distinct pg_temp.category_name(category) as name from product) names
) named;

alter table product
  add column category_id uuid,
  add column root_category_id uuid;
update product set (category_id, root_category_id) =
  (select id, id from category where name_ko = pg_temp.category_name(product.category));
drop index product_category_idx;
alter table product
  drop column category,
  alter column category_id set not null,
  alter column root_category_id set not null,
  add constraint product_category_id_fkey foreign key (category_id) references category,
  -- A category that moves below another one takes its products with it.
  add constraint product_root_category_fkey foreign key (category_id, root_category_id)
    references category (id, root_id) on update cascade;

-- Where there is no such category the key refuses, hence the nil uuid.
create function fill_root_category() returns trigger
  language plpgsql
as $$
begin
  new.root_category_id := coalesce(
    (select root_id from category where id = new.category_id), '00000000-0000-0000-0000-000000000000');
  return new;
end $$;
create trigger fill_root_category before insert or update of category_id, root_category_id on product
  for each row execute function fill_root_category();

-- The rules of src/shared/price.ts and src/shared/discount.ts, in the same floating-point steps: what a list is sorted by
-- is what its cards say.
create function effective_price(price int, promotion_price int) returns int
  language sql immutable parallel safe
  return coalesce(nullif(promotion_price, 0), price);

create function discount_percent(origin_price int, price int, sale_rate numeric, promotion_price int) returns int
  language sql immutable parallel safe
  return (
    with exact as (
      select effective_price(price, promotion_price) as now, case
        when effective_price(price, promotion_price) = price then sale_rate::float8
        when origin_price = 0 then 0::float8
        else (origin_price - effective_price(price, promotion_price))::float8 / origin_price * 100 end as percent
    ), whole as (
      select now, floor(percent) + case when percent - floor(percent) >= 0.5 then 1 else 0 end as percent from exact
    )
    select case when percent <= 0 then 0 when now <> 0 and percent >= 100 then 99 else percent::int end from whole);

-- Each step is 5 % more likes and reviews than the one before, so that one like seldom changes it: this column is indexed,
-- like_count is not. server/catalogue/products/popularity.ts refreshes it.
create function product_popularity(like_count int, review_count int) returns int
  language sql immutable parallel safe
  return round(20 * ln(1 + like_count + 5.0 * review_count))::int;

alter table product
  add column effective_price int not null generated always as (effective_price(price, promotion_price)) stored,
  add column discount_percent int not null
    generated always as (discount_percent(origin_price, price, sale_rate, promotion_price)) stored,
  add column popularity int not null default 0;
update product set popularity = product_popularity(like_count, review_count);

-- The colour that a shopper would look for: `#26324d` is navy.
create function color_family(color_code text) returns text
  language sql immutable parallel safe
  return (
    with rgb as (
      select ('x' || substr(color_code, 2, 2))::bit(8)::int as r, ('x' || substr(color_code, 4, 2))::bit(8)::int as g,
        ('x' || substr(color_code, 6, 2))::bit(8)::int as b
    ), range as (
      select r, g, b, greatest(r, g, b) as most, greatest(r, g, b) - least(r, g, b) as chroma,
        (greatest(r, g, b) + least(r, g, b)) / 5.1 as light
      from rgb
    ), tone as (
      select chroma, light, case
        when chroma = 0 then 0
        when most = r then ((g - b) * 60.0 / chroma + 360)::int % 360
        when most = g then ((b - r) * 60.0 / chroma + 120)::int
        else ((r - g) * 60.0 / chroma + 240)::int end as hue
      from range
    )
    select case
      when light < 17 then 'black'
      when chroma <= 18 and light >= 90 then 'white'
      when chroma <= 14 then 'gray'
      when hue between 18 and 62 and light >= 60 and chroma <= 62 then 'beige'
      when chroma <= 26 and light < 80 then 'gray'
      when hue < 12 or hue >= 342 then case when light >= 68 then 'pink' when light < 24 then 'brown' else 'red' end
      when hue < 46 and light < 42 then 'brown'
      when hue < 42 then 'orange'
      when hue < 68 then case when light < 32 then 'brown' else 'yellow' end
      when hue < 185 then 'green'
      when hue < 256 then case when light < 32 then 'navy' else 'blue' end
      when hue < 305 or light < 40 then 'purple'
      else 'pink' end
    from tone);

alter table product_option add column color_family text not null generated always as (color_family(color_code)) stored;
create index product_option_color_family_idx on product_option (color_family, product_id)
  where deleted_at is null and state = 'ACT';

-- The artists whose graphics a product carries: finding them through its graphics would read all of these.
create table product_artist (
  product_id uuid not null references product,
  artist_id uuid not null references artist,
  graphic_count int not null check (graphic_count >= 0),
  primary key (product_id, artist_id)
);
create index product_artist_artist_id_idx on product_artist (artist_id, product_id);
insert into product_artist (product_id, artist_id, graphic_count)
  select product_id, artist_id, count(*) from graphic_product join graphic on graphic.id = graphic_id
  where graphic.state = 'ACT' and graphic.deleted_at is null group by product_id, artist_id;

create function count_product_artist(product uuid, artist uuid, change int) returns void
  language plpgsql
as $$
begin
  if change > 0 then
    insert into product_artist values (product, artist, change)
      on conflict (product_id, artist_id) do update set graphic_count = product_artist.graphic_count + change;
  else
    update product_artist set graphic_count = graphic_count + change where (product_id, artist_id) = (product, artist);
    delete from product_artist where (product_id, artist_id) = (product, artist) and graphic_count = 0;
  end if;
end $$;

-- Runs after keep_count, which holds the row of the graphic until the transaction ends: a graphic that is hidden at the
-- same time waits, and then sees this row.
create function keep_artists_of_product() returns trigger
  language plpgsql
as $$
begin
  if tg_op <> 'INSERT' then
    perform count_product_artist(old.product_id, artist_id, -1) from graphic
      where id = old.graphic_id and state = 'ACT' and deleted_at is null;
  end if;
  if tg_op <> 'DELETE' then
    perform count_product_artist(new.product_id, artist_id, 1) from graphic
      where id = new.graphic_id and state = 'ACT' and deleted_at is null;
  end if;
  return null;
end $$;
create trigger keep_product_artist after insert or update of graphic_id, product_id or delete on graphic_product
  for each row execute function keep_artists_of_product();

create function keep_products_of_artist() returns trigger
  language plpgsql
as $$
begin
  if old.state = 'ACT' and old.deleted_at is null then
    perform count_product_artist(product_id, old.artist_id, -1)
      from (select product_id from graphic_product where graphic_id = old.id order by product_id) carried;
  end if;
  if new.state = 'ACT' and new.deleted_at is null then
    perform count_product_artist(product_id, new.artist_id, 1)
      from (select product_id from graphic_product where graphic_id = new.id order by product_id) carried;
  end if;
  return null;
end $$;
create trigger keep_product_artist after update of artist_id, state, deleted_at on graphic
  for each row when ((old.artist_id, old.state, old.deleted_at) is distinct from (new.artist_id, new.state, new.deleted_at))
  execute function keep_products_of_artist();

-- A page of each sort of all products, a category of either level or a brand is read from one index. None of these columns
-- changes with a like, a review or a sale, so those update no index.
drop index product_listing_idx;
drop index product_created_at_idx;
do $$
declare
  prefix text;
  sort text[];
begin
  foreach prefix in array array['', 'category_id, ', 'root_category_id, ', 'brand_id, '] loop
    foreach sort slice 1 in array array[['listing', 'position, id'], ['popularity', 'popularity desc, id'],
      ['created_at', 'created_at desc, id'], ['discount', 'discount_percent desc, id'], ['price', 'effective_price, id']] loop
      execute format('create index product_%s%s_idx on product (%s%s) where deleted_at is null and state = %L',
        case prefix when '' then '' else split_part(prefix, '_id', 1) || '_' end, sort[1], prefix, sort[2], 'ACT');
    end loop;
  end loop;
end $$;
create index product_custom_listing_idx on product (is_custom, position, id) where deleted_at is null and state = 'ACT';
create index product_new_listing_idx on product (is_new, position, id) where deleted_at is null and state = 'ACT';
create index product_category_id_idx on product (category_id);
-- Likes and reviews update a row within its own page.
alter table product set (fillfactor = 85);
