-- Cases of phones come in models instead of sizes, see docs/decisions/112.

-- How wide the print area of a size is, where it differs: the widest side of the product, and the others in proportion.
alter table size_chart drop constraint size_chart_measure_check, add constraint size_chart_measure_check check (measure in (
  'LENGTH', 'SHOULDER', 'CHEST', 'SLEEVE', 'WIDTH', 'HEIGHT', 'DEPTH', 'STRAP', 'CIRCUMFERENCE', 'BRIM', 'DIAMETER',
  'PRINT_WIDTH'));

-- As in 087, and by the models that a product fits: sizes that are a name and a number, 'iPhone 16 Pro'.
create or replace function search_traits(kind text, item_id uuid) returns text
  language sql stable parallel safe
as $$
  with item (product_id) as (
    select item_id where kind = 'product'
    union all
    select product_id from product_custom where kind = 'custom' and id = item_id
  ), trait (name) as (
    select unnest(array[category.name_ko, category.name_en]) from item
      join product on product.id = item.product_id
      join category on category.id in (product.category_id, product.root_category_id) and category.deleted_at is null
    union
    select unnest(array[option.name_ko, option.name_en]) from product_option option
      where kind = 'product' and option.product_id = item_id and option.deleted_at is null and option.state = 'ACT'
    union
    select unnest(array[option.name_ko, option.name_en]) from product_custom custom
      join product_option option on option.id = custom.option_id
      where kind = 'custom' and custom.id = item_id
    union
    select variant.size from item
      join product_option option on option.product_id = item.product_id
        and option.deleted_at is null and option.state = 'ACT'
      join product_variant variant on variant.product_option_id = option.id
        and variant.deleted_at is null and variant.state = 'ACT'
      where variant.size ~ '^[[:alpha:]]{2,} .*[0-9]'
  )
  select coalesce(string_agg(concat_ws(' ', letters, nullif(replace(letters, ' ', ''), letters)), ' ' order by letters), '')
  from (select distinct search_letters(name) as letters from trait) trait
$$;

create function record_variant_traits() returns trigger
  language plpgsql
as $$
begin
  perform refresh_search_traits(array(
    select distinct product_id from product_option
    where id in (select product_option_id from changed where size ~ '^[[:alpha:]]{2,} .*[0-9]')));
  return null;
end $$;
create trigger record_added_variant_traits after insert on product_variant
  referencing new table as changed for each statement execute function record_variant_traits();
create trigger record_removed_variant_traits after delete on product_variant
  referencing old table as changed for each statement execute function record_variant_traits();

create function record_changed_variant_traits() returns trigger
  language plpgsql
as $$
begin
  perform refresh_search_traits(array(
    select product_id from product_option where id in (old.product_option_id, new.product_option_id)));
  return null;
end $$;
-- A changed stock, which is every order, changes no model.
create trigger record_changed_variant_traits after update of size, state, deleted_at, product_option_id on product_variant
  for each row when ((old.size, old.state, old.deleted_at, old.product_option_id)
    is distinct from (new.size, new.state, new.deleted_at, new.product_option_id))
  execute function record_changed_variant_traits();

update search_entry set words = search_words_of(kind, id, name_ko, name_en)
  where kind in ('product', 'custom') and words <> search_words_of(kind, id, name_ko, name_en);
