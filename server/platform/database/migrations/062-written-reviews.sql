-- Reviews that members write of what they bought; those of before belong to no line of an order.
alter table shop_policy
  add column review_days int not null default 90 check (review_days > 0),
  add column review_edit_days int not null default 30 check (review_edit_days >= 0);

alter table review
  add column order_product_id uuid references order_product,
  -- What its author got for it. It stays when it is taken back.
  add column earned_point int not null default 0 check (earned_point >= 0),
  add column blind_reason text check (is_short_line(blind_reason, 200)),
  add constraint review_blind_check check (blind_reason is null or state = 'BLIND');
create unique index review_order_product_id_key on review (order_product_id) where deleted_at is null;
-- A deleted one may have been blinded, which ends the writing about its line.
create index review_order_product_id_idx on review (order_product_id) where order_product_id is not null;

-- What an operator did with a review, and why.
create table review_blind_history (
  id bigint generated always as identity primary key,
  review_id uuid not null references review,
  actor_id uuid not null references "user",
  state text not null check (state in ('ACT', 'BLIND')),
  reason text check (is_short_line(reason, 200)),
  created_at timestamptz not null default now(),
  check ((state = 'BLIND') = (reason is not null))
);
create index review_blind_history_review_id_idx on review_blind_history (review_id, id);
create index review_blind_history_actor_id_idx on review_blind_history (actor_id);
create trigger refuse_change before update or delete on review_blind_history
  for each row execute function refuse_history_change();

-- Members who want an operator to look at a review. It is shown all the same until one has decided.
create table review_report (
  review_id uuid not null references review,
  user_id uuid not null references "user",
  reason text not null check (reason in ('AD', 'ABUSE', 'PRIVACY', 'UNRELATED', 'COPYRIGHT', 'ETC')),
  content text check (char_length(content) <= 500 and content ~ '[^\s]'),
  created_at timestamptz not null default now(),
  primary key (review_id, user_id)
);
create index review_report_user_id_idx on review_report (user_id);
create index review_report_created_at_idx on review_report (created_at desc);
