import { isShown } from '#server/platform/database/visibility.ts';
import { reactionCountSql, reactionTables } from './reactions-sql.ts';
import type { ScaleSize } from './scale-size.ts';

/** Graphics, each on two products of the demo and two of the many, and all of them in one collection of the demo. */
export const graphicsSql = (size: ScaleSize): string => {
  const decorated = Math.floor(size.products / 10);
  return `
insert into graphic (id, artist_id, name_ko, name_en, src, width, height, extension, description, description_en,
  background_color, state, origin_price, price, sale_price, sale_rate, promotion_price, is_donate, donation, is_best,
  like_count, product_count, position, created_at, deleted_at)
select pg_temp.scale_id('graphic', n), pg_temp.scale_id('artist', pg_temp.pick('artist', n, ${size.artists})),
  name_ko || ' ' || n, name_en || ' ' || n, src, width, height, extension, description, description_en, background_color,
  case when n % 100 = 0 then 'HIDDEN' when n % 50 = 0 then 'READY' else 'ACT' end, origin_price, price, sale_price,
  sale_rate, promotion_price, is_donate, donation, n % 2000 = 1, ${reactionCountSql(reactionTables.graphic, size)}, 4, 1000 + n,
  pg_temp.some_time(n), case n % 150 when 0 then now() end
from generate_series(1, ${size.graphics}) n join demo_graphic on place = n % many;

insert into graphic_product (graphic_id, product_id, position)
select pg_temp.scale_id('graphic', n), id, turn
from generate_series(1, ${size.graphics}) n, generate_series(0, 1) turn
join demo_product demo on true
where demo.is_custom and demo.place = (n + turn) % demo.many
union all
select pg_temp.scale_id('graphic', n),
  pg_temp.scale_id('product', 10 * (1 + (pg_temp.pick('decorated', n, ${decorated}) + turn) % ${decorated})), 2 + turn
from generate_series(1, ${size.graphics}) n, generate_series(0, 1) turn;

insert into plan_graphic (plan_id, graphic_id, position)
select (select id from plan order by position desc limit 1), pg_temp.scale_id('graphic', n), 1000 + n
from generate_series(1, ${size.graphics}) n;

truncate product_artist;
insert into product_artist (product_id, artist_id, graphic_count)
select product_id, artist_id, count(*) from graphic_product join graphic on graphic.id = graphic_id
where ${isShown('graphic')} group by product_id, artist_id;`;
};
