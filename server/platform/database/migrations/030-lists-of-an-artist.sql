-- The works of an artist are read in their order from an index, and the best of them from a small one.
create index graphic_artist_listing_idx on graphic (artist_id, position, id);
drop index graphic_artist_id_idx;
create index graphic_artist_best_idx on graphic (artist_id) where is_best and deleted_at is null and state = 'ACT';

-- The customs of the shop with graphics of an artist, in the order of their list: finding them through the layers would read
-- all layers of the artist's graphics.
create table product_custom_artist (
  product_custom_id uuid not null references product_custom,
  artist_id uuid not null references artist,
  created_at timestamptz not null,
  primary key (product_custom_id, artist_id)
);
create index product_custom_artist_listing_idx on product_custom_artist (artist_id, created_at, product_custom_id);

create function fill_artists_of_customs(customs uuid[]) returns void
  language plpgsql
as $$
begin
  delete from product_custom_artist where product_custom_id = any(customs);
  insert into product_custom_artist (product_custom_id, artist_id, created_at)
    select distinct custom.id, graphic.artist_id, custom.created_at
    from product_custom custom
    join custom_mockup mockup on mockup.product_custom_id = custom.id and mockup.deleted_at is null
    join custom_layer layer on layer.custom_mockup_id = mockup.id and layer.deleted_at is null
    join graphic on graphic.id = layer.graphic_id
    where custom.id = any(customs) and custom.type = 'SHOP' and custom.deleted_at is null;
end $$;
select fill_artists_of_customs(array(select id from product_custom where type = 'SHOP'));

create function keep_artists_of_customs() returns trigger
  language plpgsql
as $$
declare
  changed uuid[];
begin
  case tg_table_name
    when 'product_custom' then changed := array[new.id];
    when 'custom_mockup' then changed := array[old.product_custom_id, new.product_custom_id];
    when 'custom_layer' then changed := array(
      select product_custom_id from custom_mockup where id in (old.custom_mockup_id, new.custom_mockup_id));
    when 'graphic' then changed := array(
      select product_custom_id from custom_layer join custom_mockup on custom_mockup.id = custom_mockup_id
      where graphic_id = new.id);
  end case;
  -- Customs of members are not listed, unless they were the shop's.
  changed := array(select id from product_custom where id = any(changed)
    and (type = 'SHOP' or exists (select from product_custom_artist where product_custom_id = id)));
  -- Two transactions that change the same custom follow each other. Ordered, so that they cannot deadlock.
  perform from product_custom where id = any(changed) order by id for no key update;
  perform fill_artists_of_customs(changed);
  return null;
end $$;
create trigger keep_artists after insert or update of custom_mockup_id, graphic_id, deleted_at or delete on custom_layer
  for each row execute function keep_artists_of_customs();
create trigger keep_artists after update of product_custom_id, deleted_at on custom_mockup
  for each row execute function keep_artists_of_customs();
create trigger keep_artists after update of type, created_at, deleted_at on product_custom
  for each row execute function keep_artists_of_customs();
create trigger keep_artists after update of artist_id on graphic
  for each row when (old.artist_id is distinct from new.artist_id) execute function keep_artists_of_customs();

-- As long as an address may have it, see src/shared/path-name.ts.
alter table artist add constraint artist_path_name_length_check check (length(path_name) <= 64);
