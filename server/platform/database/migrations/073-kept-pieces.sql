-- Pieces that came back are not sold, and those of an exchanged line are the pieces of the line that replaces it.
create or replace view artist_sales as
  select graphic.id as graphic_id, graphic.artist_id, artist.user_id,
    case when count(distinct line.order_id) >= 5 then count(distinct line.order_id)::int end as order_count,
    case when count(distinct line.order_id) >= 5
      then sum(line.quantity - line.refunded_quantity - line.exchanged_quantity)::int end as piece_count
  from graphic join artist on artist.id = graphic.artist_id
    left join order_product_graphic sold on sold.graphic_id = graphic.id
    left join order_product line on line.id = sold.order_product_id and line.state in
      ('PAID', 'PRODUCING', 'PRODUCED', 'SHIPPING_READY', 'SHIPPING', 'DELIVERED', 'CONFIRMED')
      and line.quantity > line.refunded_quantity + line.exchanged_quantity
  group by graphic.id, graphic.artist_id, artist.user_id;

-- "Until this day" ends with the day, in Korea.
create function end_of_seoul_day(moment timestamptz) returns timestamptz
  language sql stable
as $$
  select (date_trunc('day', moment at time zone 'Asia/Seoul') + interval '1 day' - interval '1 second') at time zone 'Asia/Seoul'
$$;
