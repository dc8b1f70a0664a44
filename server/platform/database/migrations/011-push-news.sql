-- What happened that somebody may have asked to be told, written by whoever makes it happen: the shop, the data service
-- or an operator with psql, in the same transaction. The jobs take it from here, see server/push/news.
create table push_news (
  id bigint generated always as identity primary key,
  topic text not null check (topic in ('ARTIST', 'RESTOCK', 'NOTICE', 'EVENT')),
  subject_id uuid not null,
  -- An event is announced when it begins.
  due_at timestamptz not null default now()
);
create index push_news_due_at_idx on push_news (due_at);

create function note_news() returns trigger
  language plpgsql
as $$
begin
  insert into push_news (topic, subject_id, due_at)
    values (tg_argv[0], new.id, coalesce((to_jsonb(new) ->> 'start_date')::timestamptz, now()));
  return null;
end $$;

create trigger note_new_graphic after insert on graphic
  for each row when (new.state = 'ACT' and new.deleted_at is null) execute function note_news('ARTIST');
create trigger note_shown_graphic after update of state, deleted_at on graphic
  for each row when (new.state = 'ACT' and new.deleted_at is null and (old.state <> 'ACT' or old.deleted_at is not null))
  execute function note_news('ARTIST');

-- Back in stock is also what was hidden and can be bought again; a new product is not.
create trigger note_restock after update of stock_count, state, deleted_at on product
  for each row when (
    new.stock_count > 0 and new.state = 'ACT' and new.deleted_at is null
    and (old.stock_count <= 0 or old.state <> 'ACT' or old.deleted_at is not null))
  execute function note_news('RESTOCK');
create trigger note_restock after update of stock_count, state, deleted_at on product_variant
  for each row when (
    new.stock_count > 0 and new.state = 'ACT' and new.deleted_at is null
    and (old.stock_count <= 0 or old.state <> 'ACT' or old.deleted_at is not null))
  execute function note_news('RESTOCK');

create trigger note_new_notice after insert on notice
  for each row when (new.deleted_at is null) execute function note_news('NOTICE');
create trigger note_shown_notice after update of deleted_at on notice
  for each row when (new.deleted_at is null and old.deleted_at is not null) execute function note_news('NOTICE');

create trigger note_new_event after insert on event
  for each row when (new.state = 'ACT' and new.deleted_at is null) execute function note_news('EVENT');
create trigger note_shown_event after update of state, deleted_at, start_date on event
  for each row when (new.state = 'ACT' and new.deleted_at is null
    and (old.state <> 'ACT' or old.deleted_at is not null or old.start_date <> new.start_date))
  execute function note_news('EVENT');
