-- At most 10 graphics on a printable side and 30 on a custom, whichever engine writes them. Removed layers do not count.
create function check_layer_count() returns trigger
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
    from custom_mockup join custom_layer on custom_mockup_id = custom_mockup.id
    where custom_layer.deleted_at is null and product_custom_id in (
      select product_custom_id from custom_mockup
      where id in (select custom_mockup_id from changed_layer where deleted_at is null))
    group by grouping sets ((product_custom_id), (product_custom_id, custom_mockup.id))
    having count(*) > case when grouping(custom_mockup.id) = 1 then 30 else 10 end
    limit 1;
  if too_many is not null then
    raise exception 'custom % has too many layers', too_many
      using errcode = 'check_violation', table = 'custom_layer', constraint = 'custom_layer_count_check';
  end if;
  return null;
end $$;
create trigger check_count_of_inserted after insert on custom_layer
  referencing new table as changed_layer for each statement execute function check_layer_count();
create trigger check_count_of_updated after update on custom_layer
  referencing new table as changed_layer for each statement execute function check_layer_count();
