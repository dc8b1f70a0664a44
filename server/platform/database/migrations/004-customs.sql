create table product_custom (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references product,
  option_id uuid not null references product_option,
  user_id uuid references "user",
  method text not null check (method in ('EMBROIDERY', 'PRINTING', 'TRANSFER')),
  type text not null check (type in ('SHOP', 'USER')),
  name_ko text not null,
  name_en text,
  is_best boolean not null default false,
  is_new boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (type = 'SHOP' or user_id is not null)
);
create index product_custom_product_id_idx on product_custom (product_id);
create index product_custom_option_id_idx on product_custom (option_id);
create index product_custom_user_id_idx on product_custom (user_id, created_at desc) where deleted_at is null;
create index product_custom_best_idx on product_custom (created_at desc) where is_best and deleted_at is null;
create trigger touch before update on product_custom for each row execute function touch_updated_at();

create table custom_mockup (
  id uuid primary key default gen_random_uuid(),
  product_custom_id uuid not null references product_custom,
  mockup_group_id uuid not null references mockup_group,
  src text not null,
  deleted_at timestamptz,
  unique (product_custom_id, mockup_group_id)
);
create index custom_mockup_mockup_group_id_idx on custom_mockup (mockup_group_id);

-- Coordinates are mock-up units (see mockup_group); position is the z-order, lowest first.
create table custom_layer (
  id uuid primary key default gen_random_uuid(),
  custom_mockup_id uuid not null references custom_mockup,
  graphic_id uuid not null references graphic,
  x_coordinate numeric(7, 2) not null,
  y_coordinate numeric(7, 2) not null,
  width numeric(7, 2) not null check (width > 0),
  height numeric(7, 2) not null check (height > 0),
  position int not null default 0,
  deleted_at timestamptz
);
create index custom_layer_custom_mockup_id_idx on custom_layer (custom_mockup_id, position);
create index custom_layer_graphic_id_idx on custom_layer (graphic_id);

create table product_template (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references product,
  product_custom_id uuid not null references product_custom,
  position int not null default 0,
  deleted_at timestamptz,
  unique (product_id, product_custom_id)
);
create index product_template_product_custom_id_idx on product_template (product_custom_id);
