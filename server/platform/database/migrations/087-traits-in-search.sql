-- Products and customs are also found by their categories and colours, see docs/decisions/110.

-- Decomposed like names, each also without spaces.
create function search_traits(kind text, item_id uuid) returns text
  language sql stable parallel safe
as $$
  with trait (name) as (
    select unnest(array[category.name_ko, category.name_en]) from product
      join category on category.id in (product.category_id, product.root_category_id) and category.deleted_at is null
      where kind = 'product' and product.id = item_id
    union
    select unnest(array[option.name_ko, option.name_en]) from product_option option
      where kind = 'product' and option.product_id = item_id and option.deleted_at is null and option.state = 'ACT'
    union
    select unnest(array[category.name_ko, category.name_en]) from product_custom custom
      join product on product.id = custom.product_id
      join category on category.id in (product.category_id, product.root_category_id) and category.deleted_at is null
      where kind = 'custom' and custom.id = item_id
    union
    select unnest(array[option.name_ko, option.name_en]) from product_custom custom
      join product_option option on option.id = custom.option_id
      where kind = 'custom' and custom.id = item_id
  )
  select coalesce(string_agg(concat_ws(' ', letters, nullif(replace(letters, ' ', ''), letters)), ' ' order by letters), '')
  from (select distinct search_letters(name) as letters from trait) trait
$$;

-- A bar ends the words of the names, which a keyword cannot contain: ' 고양이 ... ㄱㅇㅇ | 의류 clothing 검정 black'.
create function search_words_of(kind text, id uuid, name_ko text, name_en text) returns text
  language sql stable parallel safe
  return (select entry.words || ' | ' || search_traits(kind, id) from search_entry_of(kind, id, name_ko, name_en) entry);

create or replace function record_search_entry() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'DELETE' then
    delete from search_entry where kind = tg_argv[0] and id = old.id;
    return null;
  end if;
  if new.deleted_at is not null or to_jsonb(new) ->> 'type' = 'USER' then
    delete from search_entry where kind = tg_argv[0] and id = new.id;
    return null;
  end if;
  insert into search_entry
    select entry.kind, entry.id, entry.name_ko, entry.name_en, entry.words || ' | ' || search_traits(entry.kind, entry.id),
      entry.key_ko, entry.key_en
    from search_entry_of(tg_argv[0], new.id, new.name_ko, coalesce(new.name_en, '')) entry
    on conflict (kind, id) do update set name_ko = excluded.name_ko, name_en = excluded.name_en, words = excluded.words,
      key_ko = excluded.key_ko, key_en = excluded.key_en;
  return null;
end $$;

create or replace function fill_search_entries() returns void
  language sql
as $$
  insert into search_entry
  select entry.kind, entry.id, entry.name_ko, entry.name_en, entry.words || ' | ' || search_traits(entry.kind, entry.id),
    entry.key_ko, entry.key_en
  from (
    select 'product', id, name_ko, name_en from product where deleted_at is null
    union all
    select 'custom', id, name_ko, coalesce(name_en, '') from product_custom where deleted_at is null and type = 'SHOP'
    union all
    select 'graphic', id, name_ko, name_en from graphic where deleted_at is null
    union all
    select 'artist', id, name_ko, name_en from artist where deleted_at is null
    union all
    select 'brand', id, name_ko, name_en from brand where deleted_at is null
  ) item (kind, id, name_ko, name_en), search_entry_of(item.kind, item.id, item.name_ko, item.name_en) entry
  on conflict (kind, id) do nothing
$$;

-- The categories or colours of these products may have changed.
create function refresh_search_traits(products uuid[]) returns void
  language sql
as $$
  with item as (
    select 'product' as kind, id from product where id = any (products)
    union all
    select 'custom', id from product_custom where product_id = any (products) and type = 'SHOP'
  ), changed as (
    select entry.kind, entry.id, search_words_of(entry.kind, entry.id, entry.name_ko, entry.name_en) as words
    from item join search_entry entry on entry.kind = item.kind and entry.id = item.id
  )
  update search_entry set words = changed.words from changed
  where search_entry.kind = changed.kind and search_entry.id = changed.id and search_entry.words <> changed.words
$$;

create function record_option_traits() returns trigger
  language plpgsql
as $$
begin
  perform refresh_search_traits(array(select distinct product_id from changed));
  return null;
end $$;
create trigger record_added_option_traits after insert on product_option
  referencing new table as changed for each statement execute function record_option_traits();
create trigger record_removed_option_traits after delete on product_option
  referencing old table as changed for each statement execute function record_option_traits();

create function record_changed_option_traits() returns trigger
  language plpgsql
as $$
begin
  perform refresh_search_traits(array[old.product_id, new.product_id]);
  return null;
end $$;
create trigger record_changed_option_traits after update of name_ko, name_en, state, deleted_at, product_id on product_option
  for each row execute function record_changed_option_traits();

create function record_category_traits() returns trigger
  language plpgsql
as $$
begin
  perform refresh_search_traits(array(
    select id from product where new.id in (category_id, root_category_id)));
  return null;
end $$;
create trigger record_category_traits after update of name_ko, name_en, deleted_at on category
  for each row execute function record_category_traits();

create function record_product_traits() returns trigger
  language plpgsql
as $$
begin
  perform refresh_search_traits(array[new.id]);
  return null;
end $$;
create trigger record_product_traits after update of category_id, root_category_id on product
  for each row execute function record_product_traits();

create or replace trigger record_search_entry
  after insert or update of name_ko, name_en, type, deleted_at, product_id, option_id or delete on product_custom
  for each row execute function record_search_entry('custom');

update search_entry set words = search_words_of(kind, id, name_ko, name_en);
