create table review (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references product,
  user_id uuid not null references "user",
  score int not null check (score between 1 and 5),
  content text not null,
  state text not null default 'ACT' check (state in ('ACT', 'BLIND')),
  is_best boolean not null default false,
  like_count int not null default 0 check (like_count >= 0),
  unlike_count int not null default 0 check (unlike_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index review_product_id_idx on review (product_id, created_at desc) where deleted_at is null and state = 'ACT';
create index review_user_id_idx on review (user_id);
create trigger touch before update on review for each row execute function touch_updated_at();

create table review_image (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references review,
  src text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  position int not null default 0
);
create index review_image_review_id_idx on review_image (review_id, position);

-- One row per member and thing, for ever: an un-like sets deleted_at, a re-like clears it.
create table graphic_like (
  user_id uuid not null references "user",
  graphic_id uuid not null references graphic,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (user_id, graphic_id)
);
create index graphic_like_graphic_id_idx on graphic_like (graphic_id);

create table product_like (
  user_id uuid not null references "user",
  product_id uuid not null references product,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (user_id, product_id)
);
create index product_like_product_id_idx on product_like (product_id);

create table review_like (
  user_id uuid not null references "user",
  review_id uuid not null references review,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (user_id, review_id)
);
create index review_like_review_id_idx on review_like (review_id);

create table review_unlike (
  user_id uuid not null references "user",
  review_id uuid not null references review,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (user_id, review_id)
);
create index review_unlike_review_id_idx on review_unlike (review_id);

create table artist_follow (
  user_id uuid not null references "user",
  artist_id uuid not null references artist,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (user_id, artist_id)
);
create index artist_follow_artist_id_idx on artist_follow (artist_id);

create table brand_follow (
  user_id uuid not null references "user",
  brand_id uuid not null references brand,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (user_id, brand_id)
);
create index brand_follow_brand_id_idx on brand_follow (brand_id);
