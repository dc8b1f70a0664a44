-- One row: who runs the shop, and two switches of its front page.
create table management_info (
  id int primary key default 1 check (id = 1),
  company_name text not null,
  ceo text not null,
  registration_number text not null,
  business_type text not null,
  business_category text not null,
  phone text not null,
  telecommunication_number text not null,
  hosting_provider text not null,
  email text not null,
  personal_information_admin text not null,
  zip_code text not null,
  address text not null,
  detail_address text not null default '',
  footer_title text not null default '',
  footer_title_en text,
  footer_content text not null default '',
  footer_content_en text,
  donation int not null default 0 check (donation >= 0),
  banner_autoplay int not null default 0 check (banner_autoplay >= 0),
  is_custom_main boolean not null default false,
  updated_at timestamptz not null default now()
);
comment on column management_info.banner_autoplay is 'Milliseconds one popup stays before the next; 0 = stands still.';
create trigger touch before update on management_info for each row execute function touch_updated_at();

create table management_popup (
  id uuid primary key default gen_random_uuid(),
  position int not null default 0,
  title text not null,
  title_en text,
  url_path text,
  image_src text not null,
  start_date timestamptz not null,
  end_date timestamptz not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (end_date > start_date)
);

create table terms (
  id uuid primary key default gen_random_uuid(),
  type text not null check (type = upper(type)),
  name text not null,
  name_en text,
  content text not null,
  content_en text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index terms_type_idx on terms (type, created_at desc) where deleted_at is null;
create trigger touch before update on terms for each row execute function touch_updated_at();

create table main_page (
  id uuid primary key default gen_random_uuid(),
  state text not null default 'ACT' check (state in ('ACT', 'HIDDEN')),
  position int not null default 0,
  type text not null check (type in ('BANNER', 'LINE', 'NAVIGATION', 'ITEM', 'THUMBNAIL', 'TAG')),
  sub_type text,
  is_title boolean not null default false,
  title text,
  title_en text,
  sub_title text,
  sub_title_en text,
  title_btn text,
  title_btn_en text,
  title_btn_url text,
  title_style text,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (case type
    when 'ITEM' then sub_type in ('PRODUCT_CUSTOM_TEMPLATE', 'PRODUCT', 'ARTIST', 'REVIEW')
    when 'THUMBNAIL' then sub_type in ('PRODUCT', 'CUSTOM', 'CUSTOM2')
    else true end)
);

create table main_page_thumbnail (
  id uuid primary key default gen_random_uuid(),
  main_page_id uuid not null references main_page,
  position int not null default 0,
  thumbnail_src text,
  thumbnail_url text,
  thumbnail_width int check (thumbnail_width > 0),
  thumbnail_height int check (thumbnail_height > 0),
  title text,
  title_en text,
  content text,
  content_en text,
  labels jsonb not null default '[]' check (jsonb_typeof(labels) = 'array')
);
comment on column main_page_thumbnail.labels is '[{text, text_en?, background_color, text_color}]';
create index main_page_thumbnail_main_page_id_idx on main_page_thumbnail (main_page_id, position);

-- refer_id names a row of the table that type says; main_page_thumbnail_id null = the item lies directly on the block.
create table main_page_item (
  id uuid primary key default gen_random_uuid(),
  main_page_id uuid not null references main_page,
  main_page_thumbnail_id uuid references main_page_thumbnail,
  position int not null default 0,
  type text not null check (type in ('PRODUCT', 'PRODUCT_CUSTOM', 'BRAND', 'ARTIST', 'GRAPHIC', 'PLAN', 'REVIEW')),
  refer_id uuid not null,
  is_show_index boolean not null default false
);
create index main_page_item_main_page_id_idx on main_page_item (main_page_id, position);
create index main_page_item_thumbnail_id_idx on main_page_item (main_page_thumbnail_id, position);

create table home_template (
  id uuid primary key default gen_random_uuid(),
  brand_id uuid references brand,
  src text not null,
  type text not null,
  content_type text not null,
  position int not null default 0,
  title text not null,
  title_en text,
  url text,
  is_custom_url boolean not null default false,
  state text not null default 'ACT' check (state in ('ACT', 'HIDDEN')),
  description text,
  description_en text,
  add_content text,
  add_content_en text,
  like_count int not null default 0 check (like_count >= 0),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index home_template_brand_id_idx on home_template (brand_id);

create table banner_like (
  user_id uuid not null references "user",
  home_template_id uuid not null references home_template,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (user_id, home_template_id)
);
create index banner_like_home_template_id_idx on banner_like (home_template_id);

create table event (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  title_en text,
  content text not null,
  content_en text,
  thumbnail_src text,
  url text,
  position int not null default 0,
  state text not null default 'ACT' check (state in ('ACT', 'HIDDEN')),
  start_date timestamptz not null,
  end_date timestamptz not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (end_date > start_date)
);

create table influencer (
  id uuid primary key default gen_random_uuid(),
  name_ko text not null,
  name_en text not null,
  profile_src text,
  description text,
  description_en text,
  position int not null default 0,
  state text not null default 'ACT' check (state in ('ACT', 'HIDDEN')),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table influencer_feed (
  id uuid primary key default gen_random_uuid(),
  influencer_id uuid not null references influencer,
  image_src text not null,
  content text not null,
  content_en text,
  product_id uuid references product,
  position int not null default 0,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index influencer_feed_influencer_id_idx on influencer_feed (influencer_id, position);
create index influencer_feed_product_id_idx on influencer_feed (product_id);

create table custom_guide (
  id uuid primary key default gen_random_uuid(),
  position int not null default 0,
  title text not null,
  title_en text,
  description text not null,
  description_en text,
  image_src text,
  deleted_at timestamptz
);

create table detail_template (
  id uuid primary key default gen_random_uuid(),
  position int not null default 0,
  type text not null check (type in ('BRAND', 'ARTIST', 'GRAPHIC', 'PLAN')),
  sub_type text not null,
  title text not null,
  title_en text,
  sub_title text,
  sub_title_en text,
  deleted_at timestamptz
);

create table notice (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  title_en text,
  content text not null,
  content_en text,
  is_fixed boolean not null default false,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index notice_listing_idx on notice (is_fixed desc, created_at desc) where deleted_at is null;

create table faq (
  id uuid primary key default gen_random_uuid(),
  category text not null,
  question text not null,
  question_en text,
  answer text not null,
  answer_en text,
  position int not null default 0,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
