import { reactionCountSql, reactionTables } from './reactions-sql.ts';
import type { ScaleSize } from './scale-size.ts';

/** Every tenth product can be decorated; one of 25 is sold out. */
const variantDraftsSql = ({ products }: ScaleSize): string => `
create temp table product_draft on commit drop as
  select n, demo.id as demo_id from generate_series(1, ${products}) n
  join demo_product demo on demo.is_custom = (n % 10 = 0) and place = n / 10 % many;

create temp table option_draft on commit drop as
  select n, place, option.id as demo_id, n * 2 + place as number
  from product_draft join demo_product_option option on option.product_id = demo_id and place < 2;

create temp table variant_draft on commit drop as
  select n, number, size, turn,
    case n % 25 when 0 then 0 else (number * 7 + turn * 13) % 40 + 1 end as stock_count
  from option_draft,
    unnest(case n % 10 when 0 then array['S', 'M', 'L'] else array['ONE'] end) with ordinality as sizes(size, turn);
analyze product_draft, option_draft, variant_draft;`;

/** Products with their colors, sizes and printable sides. */
export const productsSql = (size: ScaleSize): string => `
${variantDraftsSql(size)}

insert into product (id, brand_id, code, name_ko, name_en, description, description_en, image_src, category_id, root_category_id, type, state,
  is_custom, is_new, is_sale, is_best, origin_price, price, sale_price, sale_rate, promotion_price, stock_count, like_count,
  review_count, average_score, position, popularity, created_at, deleted_at)
select pg_temp.scale_id('product', n), pg_temp.scale_id('brand', pg_temp.pick('brand', n, ${size.brands})), 'SCALE-' || n,
  graphic.name_ko || ' ' || demo.name_ko || ' ' || n, graphic.name_en || ' ' || demo.name_en || ' ' || n, demo.description,
  demo.description_en, demo.image_src, category.id, category.root_id, demo.type,
  case when n % 200 = 0 then 'HIDDEN' when n % 100 = 0 then 'SUSPENDED' else 'ACT' end, demo.is_custom, n % 20 = 0,
  demo.is_sale, n % 500 = 0, demo.origin_price, demo.price, demo.sale_price, demo.sale_rate, demo.promotion_price,
  stock.stock_count, ${reactionCountSql(reactionTables.product, size)}, coalesce(review_count.review_count, 0),
  coalesce(review_count.average_score, 0), 1000 + n,
  product_popularity(${reactionCountSql(reactionTables.product, size)}, coalesce(review_count.review_count, 0)::int),
  pg_temp.some_time(n), case n % 150 when 0 then now() end
from product_draft draft
join demo_product demo on demo.id = draft.demo_id
join demo_category category on category.place = pg_temp.pick('category', n, category.many::int) - 1
join demo_graphic graphic on graphic.place = n % graphic.many
join (select n, sum(stock_count) as stock_count from variant_draft group by n) stock using (n)
left join review_number review_count on review_count.product = n;

insert into product_option (id, product_id, name_ko, name_en, color_code, price, position)
select pg_temp.scale_id('option', number), pg_temp.scale_id('product', n), name_ko, name_en, color_code, price, draft.place
from option_draft draft join demo_product_option demo on demo.id = draft.demo_id;

insert into product_variant (id, product_option_id, size, production_method, stock_count, position)
select pg_temp.scale_id('variant', number * 4 + turn), pg_temp.scale_id('option', number), size,
  case n % 10 when 0 then 'PRINTING' else 'NONE' end, stock_count, turn
from variant_draft;

insert into mockup_group (id, product_id, name_ko, name_en, price, area_x, area_y, area_width, area_height, area_width_mm,
  mask_src, overlay_src, foreground_src, position)
select pg_temp.scale_id('side ' || demo.id, n), pg_temp.scale_id('product', n), name_ko, name_en, price, area_x, area_y,
  area_width, area_height, area_width_mm, mask_src, overlay_src, foreground_src, position
from product_draft join mockup_group demo on demo.product_id = demo_id;

insert into mockup_group_detail (id, mockup_group_id, option_id, product_id, src)
select pg_temp.scale_id('detail ' || demo.mockup_group_id, number), pg_temp.scale_id('side ' || demo.mockup_group_id, n),
  pg_temp.scale_id('option', number), pg_temp.scale_id('product', n), src
from option_draft join mockup_group_detail demo on demo.option_id = demo_id;`;
