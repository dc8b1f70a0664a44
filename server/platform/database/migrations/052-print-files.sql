-- Set by the transaction that pays, cleared by the one that queues the job.
alter table order_product add column is_print_due boolean not null default false;
create index order_product_print_due_idx on order_product (id) where is_print_due;

-- What is printed of a paid line, one private file per decorated side, made from the frozen custom.
create table order_print_file (
  id uuid primary key default gen_random_uuid(),
  order_product_id uuid not null references order_product,
  mockup_group_id uuid not null references mockup_group,
  file_key text not null unique,
  width int not null check (width > 0),
  height int not null check (height > 0),
  dpi int not null check (dpi > 0),
  created_at timestamptz not null default now(),
  unique (order_product_id, mockup_group_id)
);
create index order_print_file_mockup_group_id_idx on order_print_file (mockup_group_id);
