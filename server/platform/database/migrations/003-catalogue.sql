create table brand (
  id uuid primary key default gen_random_uuid(),
  name_ko text not null,
  name_en text not null,
  logo_src text not null,
  cover_src text,
  description text,
  description_en text,
  position int not null default 0,
  state text not null default 'ACT' check (state in ('ACT', 'HIDDEN')),
  follow_count int not null default 0 check (follow_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table artist (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references "user",
  name_ko text not null,
  name_en text not null,
  path_name text not null unique check (path_name ~ '^[a-z0-9][a-z0-9-]*$' and path_name <> 'id'),
  profile_src text,
  image_src text,
  description text,
  description_en text,
  position int not null default 0,
  state text not null default 'ACT' check (state in ('ACT', 'HIDDEN')),
  follow_count int not null default 0 check (follow_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index artist_user_id_idx on artist (user_id);

create table brand_member (
  brand_id uuid not null references brand,
  user_id uuid not null references "user",
  primary key (brand_id, user_id)
);
create index brand_member_user_id_idx on brand_member (user_id);

-- An artist collaborates with a brand: the brand's page lists the artist's graphics.
create table artist_brand (
  artist_id uuid not null references artist,
  brand_id uuid not null references brand,
  position int not null default 0,
  primary key (artist_id, brand_id)
);
create index artist_brand_brand_id_idx on artist_brand (brand_id);

create table product (
  id uuid primary key default gen_random_uuid(),
  brand_id uuid not null references brand,
  code text not null unique,
  name_ko text not null,
  name_en text not null,
  description text,
  description_en text,
  image_src text not null,
  category text not null,
  type text not null check (type in ('GENERAL', 'CUSTOM')),
  state text not null default 'ACT' check (state in ('ACT', 'SUSPENDED', 'HIDDEN')),
  is_custom boolean not null default false,
  is_new boolean not null default false,
  is_sale boolean not null default false,
  is_best boolean not null default false,
  origin_price int not null check (origin_price >= 0),
  price int not null check (price >= 0),
  sale_price int not null default 0 check (sale_price >= 0),
  sale_rate numeric(5, 2) not null default 0 check (sale_rate between 0 and 100),
  promotion_price int not null default 0 check (promotion_price >= 0),
  stock_count int not null default 0 check (stock_count >= 0),
  like_count int not null default 0 check (like_count >= 0),
  review_count int not null default 0 check (review_count >= 0),
  average_score numeric(3, 2) not null default 0,
  position int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  search text generated always as (search_text(name_ko, name_en)) stored,
  search_initials text generated always as (initial_consonants(name_ko)) stored
);
create index product_brand_id_idx on product (brand_id);
create index product_listing_idx on product (position, id) where deleted_at is null and state = 'ACT';
create index product_created_at_idx on product (created_at desc, id) where deleted_at is null and state = 'ACT';
create index product_category_idx on product (category, position) where deleted_at is null and state = 'ACT';
create index product_search_idx on product using gin (search gin_trgm_ops);
create index product_search_initials_idx on product using gin (search_initials gin_trgm_ops);

-- The colour frame: mock-up pictures and customs point at it.
create table product_option (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references product,
  name_ko text not null,
  name_en text not null,
  color_code text not null check (color_code ~ '^#[0-9a-f]{6}$'),
  price int not null default 0,
  position int not null default 0,
  state text not null default 'ACT' check (state in ('ACT', 'HIDDEN')),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index product_option_product_id_idx on product_option (product_id, position);

-- What a cart and an order will hold: colour x size x production method, with its stock.
create table product_variant (
  id uuid primary key default gen_random_uuid(),
  product_option_id uuid not null references product_option,
  size text not null,
  production_method text not null check (production_method in ('NONE', 'EMBROIDERY', 'PRINTING', 'TRANSFER')),
  add_price int not null default 0,
  stock_count int not null default 0 check (stock_count >= 0),
  position int not null default 0,
  state text not null default 'ACT' check (state in ('ACT', 'HIDDEN')),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (product_option_id, size, production_method)
);

-- One printable side of a product. A mock-up picture measures 1000 x 1000 units; the area_* rectangle is where a
-- graphic may lie, and area_width_mm says how wide that is on the real thing.
create table mockup_group (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references product,
  name_ko text not null,
  name_en text not null,
  price int not null default 0 check (price >= 0),
  area_x int not null check (area_x between 0 and 1000),
  area_y int not null check (area_y between 0 and 1000),
  area_width int not null check (area_width between 1 and 1000),
  area_height int not null check (area_height between 1 and 1000),
  area_width_mm int not null check (area_width_mm > 0),
  mask_src text not null,
  overlay_src text not null,
  foreground_src text,
  position int not null default 0,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index mockup_group_product_id_idx on mockup_group (product_id, position);

create table mockup_group_detail (
  id uuid primary key default gen_random_uuid(),
  mockup_group_id uuid not null references mockup_group,
  option_id uuid not null references product_option,
  src text not null,
  unique (mockup_group_id, option_id)
);
create index mockup_group_detail_option_id_idx on mockup_group_detail (option_id);

create table graphic (
  id uuid primary key default gen_random_uuid(),
  artist_id uuid not null references artist,
  name_ko text not null,
  name_en text not null,
  src text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  extension text not null,
  description text,
  description_en text,
  background_color text not null default '#f6f5f2' check (background_color ~ '^#[0-9a-f]{6}$'),
  state text not null default 'ACT' check (state in ('ACT', 'READY', 'HIDDEN')),
  origin_price int not null check (origin_price >= 0),
  price int not null check (price >= 0),
  sale_price int not null default 0 check (sale_price >= 0),
  sale_rate numeric(5, 2) not null default 0 check (sale_rate between 0 and 100),
  promotion_price int not null default 0 check (promotion_price >= 0),
  is_donate boolean not null default false,
  donation int not null default 0 check (donation >= 0),
  is_best boolean not null default false,
  like_count int not null default 0 check (like_count >= 0),
  product_count int not null default 0 check (product_count >= 0),
  position int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  search text generated always as (search_text(name_ko, name_en)) stored,
  search_initials text generated always as (initial_consonants(name_ko)) stored
);
create index graphic_artist_id_idx on graphic (artist_id, position);
create index graphic_listing_idx on graphic (position, id) where deleted_at is null and state = 'ACT';
create index graphic_search_idx on graphic using gin (search gin_trgm_ops);
create index graphic_search_initials_idx on graphic using gin (search_initials gin_trgm_ops);

create table graphic_product (
  graphic_id uuid not null references graphic,
  product_id uuid not null references product,
  position int not null default 0,
  primary key (graphic_id, product_id)
);
create index graphic_product_product_id_idx on graphic_product (product_id);

create table plan (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  title_en text,
  sub_title text,
  sub_title_en text,
  thumbnail_src text,
  content text,
  content_en text,
  state text not null default 'ACT' check (state in ('ACT', 'HIDDEN')),
  position int not null default 0,
  start_date timestamptz,
  end_date timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table plan_graphic (
  plan_id uuid not null references plan,
  graphic_id uuid not null references graphic,
  add_content text,
  add_content_en text,
  position int not null default 0,
  primary key (plan_id, graphic_id)
);
create index plan_graphic_graphic_id_idx on plan_graphic (graphic_id);

create trigger touch before update on brand for each row execute function touch_updated_at();
create trigger touch before update on artist for each row execute function touch_updated_at();
create trigger touch before update on product for each row execute function touch_updated_at();
create trigger touch before update on graphic for each row execute function touch_updated_at();
