import type { Pool, PoolClient } from 'pg';
import type { Columns } from '#server/platform/database/tables.gen.ts';
import { isGraphicShown, isShown } from '#server/platform/database/visibility.ts';
import type { PricedSide, PriceLine } from '#src/shared/custom-price.ts';
import { totalOf } from '#src/shared/custom-price.ts';
import { methodLabels, unitPriceLines } from '#src/shared/unit-price.ts';
import { blankAddPriceSql } from './blank-add-price.ts';
import type { CustomSide, CustomSnapshot, Named } from './custom-snapshot.ts';

export type Wanted = {
  readonly product_variant_id: string;
  readonly product_custom_id?: string | null | undefined;
};

/** A graphic on a custom and what it costs, for coupons of graphics and artists. */
type PricedGraphic = { readonly graphic_id: string; readonly artist_id: string; readonly price: number };

/** A variant, with or without a custom, with its names and price of this moment. */
export type PricedItem = {
  readonly product_id: string;
  readonly product_variant_id: string;
  readonly product_custom_id: string | null;
  readonly brand: Named & { readonly id: string };
  readonly product_type: 'GENERAL' | 'CUSTOM';
  readonly name_ko: string;
  readonly name_en: string;
  readonly custom_name_ko: string | null;
  readonly custom_name_en: string | null;
  readonly option_id: string;
  readonly option_name_ko: string;
  readonly option_name_en: string;
  readonly color_code: string;
  readonly size: string;
  readonly production_method: 'NONE' | 'EMBROIDERY' | 'PRINTING' | 'TRANSFER';
  readonly image_src: string;
  readonly production_days: number;
  readonly unit_price: number;
  readonly graphic_price: number;
  readonly price_lines: readonly PriceLine[];
  readonly graphics: readonly PricedGraphic[];
  readonly stock_count: number;
  /** Everything it is made of is for sale. */
  readonly is_sold: boolean;
  /** A member has composed it, so it is made for that member alone. */
  readonly is_custom_made: boolean;
  readonly custom_snapshot: CustomSnapshot | null;
};

type Row = Omit<PricedItem, 'unit_price' | 'graphic_price' | 'price_lines' | 'graphics' | 'is_custom_made'> &
  Columns<'product', 'price' | 'promotion_price'> & {
    readonly add_price: number;
    readonly place: number;
    readonly option_price: number;
    readonly blank_add_price: number;
    readonly custom_type: 'SHOP' | 'USER' | null;
  };

/**
 * @param memberId whose customs count beside those of the shop; the nil UUID for a visitor
 * @returns null at the place of what does not exist, or is somebody else's
 */
export async function readPricedItems(
  database: Pool | PoolClient,
  memberId: string,
  wanted: readonly Wanted[],
): Promise<(PricedItem | null)[]> {
  if (wanted.length === 0) return [];
  const { rows } = await database.query<Row>({
    name: 'read-priced-items',
    text: query,
    values: [
      wanted.map(({ product_variant_id }) => product_variant_id),
      wanted.map(({ product_custom_id }) => product_custom_id ?? null),
      memberId,
    ],
  });
  const found: (PricedItem | null)[] = wanted.map(() => null);
  for (const row of rows) found[row.place] = toPricedItem(row);
  return found;
}

// The print area of a phone case is as wide as its model; most products have one for all sizes.
const areaWidthSql = `round(mockup_group.area_width_mm * coalesce((
    select cm * 10 from size_chart
    where product_id = product.id and size = variant.size and measure = 'PRINT_WIDTH')
  / (select max(area_width_mm) from mockup_group other
     where other.product_id = product.id and other.deleted_at is null), 1))::int`;

// An item is for sale if a visitor sees all of it, and its product is not suspended. Layers and graphics are read whole, so that an order keeps them as they were, with columns that later migrations add.
const query = `
  select (wanted.place - 1)::int as place, product.id as product_id, variant.id as product_variant_id,
    wanted.custom_id as product_custom_id, product.type as product_type, product.name_ko, product.name_en,
    product.price, product.promotion_price, product.production_days,
    jsonb_build_object('id', brand.id, 'name_ko', brand.name_ko, 'name_en', brand.name_en) as brand,
    option.id as option_id, option.name_ko as option_name_ko, option.name_en as option_name_en, option.color_code,
    option.price as option_price, variant.size, variant.production_method, variant.add_price, variant.stock_count,
    ${blankAddPriceSql('variant')} as blank_add_price,
    custom.name_ko as custom_name_ko, custom.name_en as custom_name_en, custom.type as custom_type,
    coalesce(sides.sides -> 0 ->> 'src',
      (select src from product_image where option_id = option.id and kind = 'FRONT' and deleted_at is null
       order by position, id limit 1),
      product.image_src) as image_src,
    ${isShown('product')} and ${isShown('option')} and ${isShown('variant')}
      and custom.deleted_at is null and coalesce(custom.option_id = option.id and sides.is_sold
        -- How it is made is a part of what is sold, and of its price.
        and variant.production_method in ('NONE', custom.method), true) as is_sold,
    case when custom.id is not null then
      jsonb_build_object('custom', to_jsonb(custom), 'color_code', option.color_code,
        'sides', coalesce(sides.sides, '[]')) end as custom_snapshot
  from unnest($1::uuid[], $2::uuid[]) with ordinality as wanted (variant_id, custom_id, place)
    join product_variant variant on variant.id = wanted.variant_id
    join product_option option on option.id = variant.product_option_id
    join product on product.id = option.product_id
    join brand on brand.id = product.brand_id
    left join product_custom custom on custom.id = wanted.custom_id and (custom.type = 'SHOP' or custom.user_id = $3)
    left join lateral (
      select bool_and(mockup_group.deleted_at is null and layers.is_sold) as is_sold,
        jsonb_agg(jsonb_build_object('id', mockup.id, 'src', mockup.src,
          'mockup_group', to_jsonb(mockup_group) || jsonb_build_object('area_width_mm', ${areaWidthSql}), 'detail_src', detail.src, 'layers', layers.layers)
          order by mockup_group.position, mockup_group.id) as sides
      from custom_mockup mockup
        join mockup_group on mockup_group.id = mockup.mockup_group_id
        left join mockup_group_detail detail on detail.mockup_group_id = mockup_group.id and detail.option_id = option.id
        cross join lateral (
          select coalesce(bool_and(${isGraphicShown('graphic', 'artist')}), true) as is_sold,
            coalesce(jsonb_agg(to_jsonb(layer) || jsonb_build_object('graphic',
              to_jsonb(graphic) - '{search,search_initials,like_count,product_count,position}'::text[]
                || jsonb_build_object('artist_name_ko', artist.name_ko, 'artist_name_en', artist.name_en))
              order by layer.position, layer.id), '[]') as layers
          from custom_layer layer join graphic on graphic.id = layer.graphic_id
            join artist on artist.id = graphic.artist_id
          where layer.custom_mockup_id = mockup.id and layer.deleted_at is null) layers
      where mockup.product_custom_id = custom.id and mockup.deleted_at is null) sides on custom.id is not null
  where wanted.custom_id is null or custom.id is not null`;

function toPricedItem({
  place: _,
  price,
  promotion_price,
  option_price,
  add_price,
  blank_add_price,
  custom_type,
  ...row
}: Row): PricedItem {
  const sides = row.custom_snapshot?.sides ?? [];
  const method = row.production_method === 'NONE' ? null : methodLabels[row.production_method];
  const lines = unitPriceLines(
    { id: row.product_id, name_ko: row.name_ko, name_en: row.name_en, price, promotion_price },
    { id: row.option_id, name_ko: row.option_name_ko, name_en: row.option_name_en, price: option_price },
    {
      id: row.product_variant_id,
      add_price,
      blank_add_price,
      name_ko: method?.name_ko ?? row.size,
      name_en: method?.name_en ?? row.size,
    },
    sides.map(toPricedSide),
  );
  const graphics = sides.flatMap(({ layers }) =>
    layers.map(({ graphic: { id, artist_id, promotion_price: cost } }) => ({
      graphic_id: id,
      artist_id,
      price: cost,
    })),
  );
  return {
    ...row,
    price_lines: lines,
    unit_price: totalOf(lines),
    graphic_price: graphics.reduce((total, graphic) => total + graphic.price, 0),
    graphics,
    is_custom_made: custom_type === 'USER' && graphics.length > 0,
  };
}

const toPricedSide = ({ id, mockup_group, layers }: CustomSide): PricedSide => ({
  id,
  mockup_group,
  custom_layers: layers,
});
