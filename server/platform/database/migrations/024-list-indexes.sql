-- A page of each sort of all products, a category of either level, a brand, the decorated or the new ones is read from one
-- index, in one of its directions: key and column go the same way. None of these columns changes with a like, a review or a
-- sale, so those update no index. (Decision 052.)
do $$
declare
  prefix text;
  sort text[];
begin
  foreach prefix in array array['', 'category_id, ', 'root_category_id, ', 'brand_id, ', 'is_custom, ', 'is_new, '] loop
    foreach sort slice 1 in array array[['listing', 'position, id'], ['popularity', 'popularity, id'],
      ['created_at', 'created_at, id'], ['discount', 'discount_percent, id'], ['price', 'effective_price, id']] loop
      execute format('drop index if exists product_%s%s_idx', regexp_replace(prefix, '(_id)?, $', '_'), sort[1]);
      execute format('create index product_%s%s_idx on product (%s%s) where deleted_at is null and state = %L',
        regexp_replace(prefix, '(_id)?, $', '_'), sort[1], prefix, sort[2], 'ACT');
    end loop;
  end loop;
end $$;
drop index product_custom_listing_idx;
drop index product_new_listing_idx;
