-- A picture of a member's profile, which everybody sees.
alter table upload
  drop constraint upload_purpose_check,
  add constraint upload_purpose_check check (purpose in ('REVIEW', 'INQUIRY', 'CLAIM', 'GRAPHIC', 'PROFILE'));

-- Which graphics a line of an order is decorated with, as it was ordered.
create table order_product_graphic (
  order_product_id uuid not null references order_product on delete cascade,
  graphic_id uuid not null references graphic,
  primary key (order_product_id, graphic_id)
);
create index order_product_graphic_graphic_id_idx on order_product_graphic (graphic_id);

create function record_ordered_graphics() returns trigger
  language plpgsql
as $$
begin
  insert into order_product_graphic (order_product_id, graphic_id)
    select distinct new.id, (layer #>> '{graphic,id}')::uuid
    from jsonb_path_query(new.custom_snapshot, '$.sides[*].layers[*]') layer
    on conflict do nothing;
  return null;
end $$;
create trigger record_graphics after insert on order_product
  for each row when (new.custom_snapshot is not null) execute function record_ordered_graphics();

insert into order_product_graphic (order_product_id, graphic_id)
  select distinct line.id, (layer #>> '{graphic,id}')::uuid
  from order_product line, jsonb_path_query(line.custom_snapshot, '$.sides[*].layers[*]') layer
  where layer #>> '{graphic,id}' is not null;

-- What artists see of sales. Fewer than five orders would say something of single buyers, so their number is not there at all.
create view artist_sales as
  select graphic.id as graphic_id, graphic.artist_id, artist.user_id,
    case when count(distinct line.order_id) >= 5 then count(distinct line.order_id)::int end as order_count,
    case when count(distinct line.order_id) >= 5 then sum(line.quantity)::int end as piece_count
  from graphic join artist on artist.id = graphic.artist_id
    left join order_product_graphic sold on sold.graphic_id = graphic.id
    left join order_product line on line.id = sold.order_product_id and line.state in
      ('PAID', 'PRODUCING', 'PRODUCED', 'SHIPPING_READY', 'SHIPPING', 'DELIVERED', 'CONFIRMED')
  group by graphic.id, graphic.artist_id, artist.user_id;
