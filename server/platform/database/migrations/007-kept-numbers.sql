-- Numbers that lists show without counting: kept by trigger, never written by a client.

-- Arguments: the counted table, its counter column, the column of the like row that names it.
create function keep_like_count() returns trigger
  language plpgsql
as $$
declare
  change int := 0;
  target uuid;
begin
  if tg_op <> 'DELETE' and new.deleted_at is null then change := change + 1; end if;
  if tg_op <> 'INSERT' and old.deleted_at is null then change := change - 1; end if;
  if change <> 0 then
    target := (to_jsonb(coalesce(new, old)) ->> tg_argv[2])::uuid;
    execute format('update %I set %I = %I + $1 where id = $2', tg_argv[0], tg_argv[1], tg_argv[1])
      using change, target;
  end if;
  return null;
end $$;

create trigger keep_count after insert or update of deleted_at or delete on graphic_like
  for each row execute function keep_like_count('graphic', 'like_count', 'graphic_id');
create trigger keep_count after insert or update of deleted_at or delete on product_like
  for each row execute function keep_like_count('product', 'like_count', 'product_id');
create trigger keep_count after insert or update of deleted_at or delete on review_like
  for each row execute function keep_like_count('review', 'like_count', 'review_id');
create trigger keep_count after insert or update of deleted_at or delete on review_unlike
  for each row execute function keep_like_count('review', 'unlike_count', 'review_id');
create trigger keep_count after insert or update of deleted_at or delete on banner_like
  for each row execute function keep_like_count('home_template', 'like_count', 'home_template_id');
create trigger keep_count after insert or update of deleted_at or delete on artist_follow
  for each row execute function keep_like_count('artist', 'follow_count', 'artist_id');
create trigger keep_count after insert or update of deleted_at or delete on brand_follow
  for each row execute function keep_like_count('brand', 'follow_count', 'brand_id');

create function keep_graphic_product_count() returns trigger
  language plpgsql
as $$
begin
  if tg_op <> 'INSERT' then
    update graphic set product_count = product_count - 1 where id = old.graphic_id;
  end if;
  if tg_op <> 'DELETE' then
    update graphic set product_count = product_count + 1 where id = new.graphic_id;
  end if;
  return null;
end $$;
create trigger keep_count after insert or update of graphic_id or delete on graphic_product
  for each row execute function keep_graphic_product_count();

create function keep_review_numbers() returns trigger
  language plpgsql
as $$
declare
  changed uuid := case when tg_op = 'DELETE' then old.product_id else new.product_id end;
begin
  -- The lock makes two reviews of one product count each other.
  perform from product where id = changed for no key update;
  update product
    set (review_count, average_score) =
      (select count(*), coalesce(round(avg(score), 2), 0)
       from review where product_id = changed and deleted_at is null and state = 'ACT')
    where id = changed;
  return null;
end $$;
create trigger keep_numbers after insert or update of score, state, deleted_at or delete on review
  for each row execute function keep_review_numbers();

create function keep_product_stock() returns trigger
  language plpgsql
as $$
declare
  changed uuid;
begin
  if tg_table_name = 'product_option' then
    changed := new.product_id;
  else
    select product_id into changed from product_option
      where id = case when tg_op = 'DELETE' then old.product_option_id else new.product_option_id end;
  end if;
  perform from product where id = changed for no key update;
  update product
    set stock_count = (select coalesce(sum(variant.stock_count), 0)
      from product_variant variant join product_option on product_option.id = variant.product_option_id
      where product_option.product_id = changed and variant.state = 'ACT' and variant.deleted_at is null
        and product_option.state = 'ACT' and product_option.deleted_at is null)
    where id = changed;
  return null;
end $$;
create trigger keep_stock after insert or update of stock_count, state, deleted_at or delete on product_variant
  for each row execute function keep_product_stock();
-- Hiding a colour takes its stock off the product.
create trigger keep_stock after update of state, deleted_at on product_option
  for each row execute function keep_product_stock();
