-- A list of the discounted products in any order. (Decision 052.)
do $$
declare
  sort text[];
begin
  foreach sort slice 1 in array array[['listing', 'position, id'], ['popularity', 'popularity, id'],
    ['created_at', 'created_at, id'], ['price', 'effective_price, id']] loop
    execute format('create index product_discounted_%s_idx on product (%s)
      where discount_percent > 0 and deleted_at is null and state = %L', sort[1], sort[2], 'ACT');
  end loop;
end $$;

-- PostgreSQL then expects equally many products of each artist, and reads them first. With statistics it reads the products in the
-- order of the list for an artist with many of them, although they may all be at its end: for instance the dear ones.
alter table product_artist alter column artist_id set statistics 0;
-- Of the same type: this drops the statistics that there are.
alter table product_artist alter column artist_id type uuid;
