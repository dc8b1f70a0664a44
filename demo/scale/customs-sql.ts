import type { ScaleSize } from './scale-size.ts';

/** Every tenth custom is the shop's, and every hundredth a template; all look like one of the demo's with other graphics. */
export const customsSql = (size: ScaleSize, shopper: string): string => `
create temp table custom_draft on commit drop as
  select n, demo.id as demo_id, n % 10 = 0 as is_shops
  from generate_series(1, ${size.customs}) n join demo_product_custom demo on place = n / 10 % many;
analyze custom_draft;

insert into product_custom (id, product_id, option_id, user_id, method, type, name_ko, name_en, is_best, is_new, created_at,
  deleted_at)
select pg_temp.scale_id('custom', n), product_id, option_id,
  case when is_shops then null when n % 500 = 3 then '${shopper}'
    else pg_temp.scale_id('user', pg_temp.pick('decorator', n, ${size.members})) end,
  method, case when is_shops then 'SHOP' else 'USER' end, name_ko || ' ' || n, name_en || ' ' || n, n % 400 = 0,
  n % 30 = 0, pg_temp.some_time(n), case n % 70 when 0 then now() end
from custom_draft join demo_product_custom demo on demo.id = demo_id;

insert into custom_mockup (id, product_custom_id, mockup_group_id, product_id, src)
select pg_temp.scale_id('mockup ' || demo.id, n), pg_temp.scale_id('custom', n), mockup_group_id, product_id, src
from custom_draft join custom_mockup demo on demo.product_custom_id = demo_id;

insert into custom_layer (id, custom_mockup_id, graphic_id, x_coordinate, y_coordinate, width, height, position)
select pg_temp.scale_id('layer ' || demo.id, n), pg_temp.scale_id('mockup ' || mockup.id, n),
  pg_temp.scale_id('graphic', pg_temp.pick('layer ' || demo.position, n, ${size.graphics})), x_coordinate, y_coordinate,
  demo.width, demo.height, demo.position
from custom_draft
join custom_mockup mockup on mockup.product_custom_id = demo_id
join custom_layer demo on demo.custom_mockup_id = mockup.id;

insert into product_template (id, product_id, product_custom_id, position)
select pg_temp.scale_id('template', n), product_id, pg_temp.scale_id('custom', n), 100 + n
from custom_draft join demo_product_custom demo on demo.id = demo_id where is_shops;

select fill_artists_of_customs(array(select pg_temp.scale_id('custom', n) from custom_draft where is_shops));`;
