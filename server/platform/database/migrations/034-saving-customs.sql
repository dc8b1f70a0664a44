-- Members save customs again and again, each time whole: with what they changed, and without what they removed.

-- How many graphics fit on one printable side, and on a whole custom.
alter table shop_policy
  add column custom_side_graphics_max int not null default 10 check (custom_side_graphics_max between 1 and 100),
  add column custom_graphics_max int not null default 30 check (custom_graphics_max between 1 and 300);

-- The limits of the policy, whichever engine writes the layers. Removed layers do not count.
create or replace function check_layer_count() returns trigger
  language plpgsql
as $$
declare
  too_many uuid;
begin
  -- Two requests that add to the same custom are counted one after the other. Ordered, so that they cannot deadlock.
  perform from product_custom
    where id in (select product_custom_id from custom_mockup where id in (select custom_mockup_id from changed_layer))
    order by id for no key update;
  select product_custom_id into too_many
    from custom_mockup join custom_layer on custom_mockup_id = custom_mockup.id, shop_policy
    where custom_layer.deleted_at is null and product_custom_id in (
      select product_custom_id from custom_mockup
      where id in (select custom_mockup_id from changed_layer where deleted_at is null))
    group by grouping sets ((product_custom_id), (product_custom_id, custom_mockup.id))
    having count(*) >
      case when grouping(custom_mockup.id) = 1 then min(custom_graphics_max) else min(custom_side_graphics_max) end
    limit 1;
  if too_many is not null then
    raise exception 'custom % has too many layers', too_many
      using errcode = 'check_violation', table = 'custom_layer', constraint = 'custom_layer_count_check';
  end if;
  return null;
end $$;

-- The customs that one member keeps.
create function check_saved_count() returns trigger
  language plpgsql
as $$
begin
  -- Two requests of one member are counted one after the other.
  perform from "user" where id = new.user_id for no key update;
  if (select count(*) from product_custom where user_id = new.user_id and type = 'USER' and deleted_at is null)
    > (select custom_saved_max from shop_policy)
  then
    raise exception 'member % has too many saved customs', new.user_id
      using errcode = 'check_violation', table = 'product_custom', constraint = 'product_custom_saved_count_check';
  end if;
  return null;
end $$;
create trigger check_saved_count after insert on product_custom
  for each row when (new.type = 'USER' and new.deleted_at is null) execute function check_saved_count();
create trigger check_saved_count_of_restored after update of deleted_at on product_custom
  for each row when (new.type = 'USER' and old.deleted_at is not null and new.deleted_at is null)
  execute function check_saved_count();

alter table product_custom add constraint product_custom_deleted_at_check check (isfinite(deleted_at));
alter table custom_mockup add constraint custom_mockup_deleted_at_check check (isfinite(deleted_at));

-- The server draws the picture of a side after the side was saved: /custom-pictures/<picture_id>.webp. Until then src is null
-- or the previous picture. The name is random, because whoever knows it can load the file, and new with every change.
alter table custom_mockup
  alter column src drop not null,
  add column picture_id uuid,
  add column is_picture_queued boolean not null default false;
comment on column custom_mockup.picture_id is
  'Names the picture of the layers as they are now; null: the picture was not made from layers of a member.';
create index custom_mockup_unqueued_picture_idx on custom_mockup (id) where picture_id is not null and not is_picture_queued;

create function request_pictures(sides uuid[]) returns void
  language plpgsql
as $$
begin
  -- Ordered, so that two requests cannot deadlock.
  perform from custom_mockup where id = any(sides) order by id for no key update;
  update custom_mockup set picture_id = gen_random_uuid(), is_picture_queued = false
    where id = any(sides) and product_custom_id in (select id from product_custom where type = 'USER');
end $$;

create function request_pictures_of_layers() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    perform request_pictures(array(select custom_mockup_id from changed_layer));
  else
    perform request_pictures(array(
      select changed_layer.custom_mockup_id from changed_layer join previous_layer using (id)
      where changed_layer is distinct from previous_layer));
  end if;
  return null;
end $$;
create trigger request_pictures_of_inserted after insert on custom_layer
  referencing new table as changed_layer for each statement execute function request_pictures_of_layers();
create trigger request_pictures_of_updated after update on custom_layer
  referencing old table as previous_layer new table as changed_layer
  for each statement execute function request_pictures_of_layers();

-- Removed sides and customs are queued as well: their pictures are deleted.
create function request_pictures_of_rows() returns trigger
  language plpgsql
as $$
begin
  perform request_pictures(case tg_table_name
    when 'custom_mockup' then array[new.id]
    else array(select id from custom_mockup where product_custom_id = new.id) end);
  return null;
end $$;
create trigger request_pictures after update of deleted_at on custom_mockup
  for each row when (old.deleted_at is distinct from new.deleted_at) execute function request_pictures_of_rows();
create trigger request_pictures after update of option_id, method, deleted_at on product_custom
  for each row when ((old.option_id, old.method, old.deleted_at) is distinct from (new.option_id, new.method, new.deleted_at))
  execute function request_pictures_of_rows();
