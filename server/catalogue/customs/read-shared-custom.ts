import type { Pool } from '#server/platform/database/pool.ts';
import { isGraphicShown, isShown } from '#server/platform/database/visibility.ts';
import type { ResponseBody } from '#src/shared/contracts/contract.ts';
import type { readSharedCustom as contract } from '#src/shared/contracts/customs.ts';
import { sellableSides } from '#src/shared/sellable-sides.ts';
import { designPriceLines } from '#src/shared/unit-price.ts';

type SharedCustom = ResponseBody<typeof contract>;

type Stored = Omit<SharedCustom, 'price_lines'> & {
  readonly variants: Parameters<typeof designPriceLines>[1]['option']['product_variants'];
};

/** A custom as everybody with its link sees it: nothing of its owner but the nickname. */
export async function readSharedCustom(pool: Pool, customId: string): Promise<SharedCustom | null> {
  const { rows } = await pool.query<{ custom: Stored }>(sharedCustomSql, [customId]);
  const custom = rows[0]?.custom;
  if (!custom) return null;
  const sides = sellableSides(custom);
  const { variants, ...shown } = custom;
  const { option, product, method } = shown;
  const priceLines =
    sides && option
      ? designPriceLines(product, { method, option: { ...option, product_variants: variants } }, sides)
      : null;
  return { ...shown, price_lines: priceLines };
}

const names = (row: string) => `'id', ${row}.id, 'name_ko', ${row}.name_ko, 'name_en', ${row}.name_en`;
const columns = (row: string, list: string) =>
  list
    .split(' ')
    .map((column) => `'${column}', ${row}.${column}`)
    .join(', ');

const graphicSql = `json_build_object(${names('graphic')},
  ${columns('graphic', 'src width height extension background_color price origin_price sale_rate promotion_price is_donate donation')},
  'artist', json_build_object(${names('artist')}, 'path_name', artist.path_name))`;

const layersSql = `select json_agg(json_build_object(
    ${columns('layer', 'id graphic_id x_coordinate y_coordinate width height position')},
    'graphic', case when ${isGraphicShown('graphic', 'artist')} then ${graphicSql} end
  ) order by layer.position, layer.id)
  from custom_layer layer join graphic on graphic.id = graphic_id join artist on artist.id = artist_id
  where custom_mockup_id = mockup.id and layer.deleted_at is null`;

const sidesSql = `select coalesce(json_agg(json_build_object(
    'id', mockup.id, 'src', null,
    'mockup_group', json_build_object(${names('side')},
      ${columns('side', 'price position area_x area_y area_width area_height area_width_mm mask_src overlay_src foreground_src')},
      'mockup_group_details', (select coalesce(json_agg(json_build_object('option_id', option_id, 'src', src)), '[]')
        from mockup_group_detail detail where mockup_group_id = side.id and detail.option_id = custom.option_id)),
    'custom_layers', layers
  ) order by side.position, side.id), '[]')
  from custom_mockup mockup join mockup_group side on side.id = mockup_group_id cross join lateral (${layersSql}) as l(layers)
  where product_custom_id = custom.id and mockup.deleted_at is null and side.deleted_at is null and layers is not null`;

const sharedCustomSql = `select json_build_object(
    ${columns('custom', 'name_ko name_en method')},
    'nickname', "user".nickname,
    'product', json_build_object(${names('product')},
      ${columns('product', 'image_src state stock_count price origin_price sale_rate promotion_price')},
      'brand', json_build_object(${names('brand')})),
    'option', case when ${isShown('option')} then
      json_build_object(${names('option')}, ${columns('option', 'color_code price')}) end,
    'variants', (select coalesce(json_agg(json_build_object(${columns('variant', 'id production_method add_price')})), '[]')
      from product_variant variant where product_option_id = option.id and ${isShown('variant')}),
    'custom_mockups', (${sidesSql})
  ) as custom
  from product_custom custom join product on product.id = product_id join brand on brand.id = brand_id
    join product_option option on option.id = option_id join "user" on "user".id = custom.user_id
  where custom.id = $1`;
