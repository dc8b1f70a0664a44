-- An order changes the stock of its products, a like their likes. PostgreSQL computes the generated columns of a row anew with each
-- such update, because triggers before the update might change any column, and it reads all conditions of the table. A function in SQL is
-- parsed and inlined each time for that; one in PL/pgSQL is kept by the connection. Their results are the same (decision 125).
create or replace function search_text(variadic parts text[]) returns text
  language plpgsql immutable parallel safe
as $$
begin
  return normalize(lower(array_to_string(parts, ' ')), NFD);
end $$;

create or replace function initial_consonants(value text) returns text
  language plpgsql immutable parallel safe
as $$
begin
  return (
    select coalesce(string_agg(
      case when ascii(letter) between 44032 and 55203
        then substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (ascii(letter) - 44032) / 588 + 1, 1)
        else lower(letter) end, '' order by place), '')
    from unnest(string_to_array(value, null)) with ordinality as letters(letter, place));
end $$;

create or replace function effective_price(price int, promotion_price int) returns int
  language plpgsql immutable parallel safe
as $$
begin
  return coalesce(nullif(promotion_price, 0), price);
end $$;

-- It calls no function of the shop: a dump is restored without a search path.
create or replace function discount_percent(origin_price int, price int, sale_rate numeric, promotion_price int) returns int
  language plpgsql immutable parallel safe
as $$
declare
  shown_price int := coalesce(nullif(promotion_price, 0), price);
  exact float8 := case
    when shown_price = price then sale_rate::float8
    when origin_price = 0 then 0::float8
    else (origin_price - shown_price)::float8 / origin_price * 100 end;
  whole float8 := floor(exact) + case when exact - floor(exact) >= 0.5 then 1 else 0 end;
begin
  return case when whole <= 0 then 0 when shown_price <> 0 and whole >= 100 then 99 else whole::int end;
end $$;

create or replace function is_cdn_path(value text) returns boolean
  language plpgsql immutable parallel safe
as $$
begin
  return octet_length(value) <= 512
    and value ~ '^(/[^./\\%?#\u0001-\u001f\u007f-\u009f][^/\\%?#\u0001-\u001f\u007f-\u009f]*)+$';
end $$;

create or replace function is_short_line(value text, longest int) returns boolean
  language plpgsql immutable parallel safe
as $$
begin
  return char_length(value) <= longest and value ~ '[^\s]' and value !~ '[\u0001-\u001f\u007f-\u009f]';
end $$;

-- Arrays and subqueries for single values are looked up in indexes at any size of the shop. A join was planned as a hash of all variants
-- and all products, as soon as these were few enough, and then each order read them all. The products are locked by a statement
-- of their own, so that the one that counts sees what others have sold until then.
create or replace function keep_product_stock() returns trigger
  language plpgsql
as $$
declare
  changed uuid[];
begin
  if tg_table_name = 'product_option' then
    changed := array(select product_id from former_row union all select product_id from changed_row);
  elsif tg_op = 'UPDATE' then
    changed := array(
      select product_id from product_option where id = any(array(
        select product_option_id from former_row union all select product_option_id from changed_row)));
  else
    changed := array(
      select product_id from product_option where id = any(array(select product_option_id from changed_row)));
  end if;
  changed := array(select id from product where id = any(changed) order by id for no key update);
  update product set stock_count = counted.total
    from unnest(changed) as one (id) cross join lateral (
      select coalesce(sum((
        select sum(variant.stock_count) from product_variant variant
        where variant.product_option_id = option.id and variant.state = 'ACT' and variant.deleted_at is null)), 0) as total
      from product_option option
      where option.product_id = one.id and option.state = 'ACT' and option.deleted_at is null) counted
    where product.id = any(changed) and product.id = one.id and product.stock_count <> counted.total;
  return null;
end $$;

-- A variant or a color that moves to another product takes its stock along.
drop trigger keep_stock_of_updated on product_variant;
drop trigger keep_stock_of_updated on product_option;
create trigger keep_stock_of_updated after update on product_variant
  referencing old table as former_row new table as changed_row
  for each statement execute function keep_product_stock();
create trigger keep_stock_of_updated after update on product_option
  referencing old table as former_row new table as changed_row
  for each statement execute function keep_product_stock();
