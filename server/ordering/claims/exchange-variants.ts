import type { Pool, PoolClient } from 'pg';
import type { Columns } from '#server/platform/database/tables.gen.ts';
import { isShown } from '#server/platform/database/visibility.ts';
import { blankAddPriceSql } from '../order-core/blank-add-price.ts';

export type ExchangeVariant = Columns<'product_variant', 'id' | 'size' | 'stock_count'> & {
  readonly line_id: string;
  readonly option_name_ko: string;
  readonly option_name_en: string;
  readonly production_method: string;
  readonly is_ordered: boolean;
};

/**
 * The variants that lines may be exchanged for: variants of the same product by the same method at the same price, the ordered color first.
 * A custom stays on its color. The ordered variant itself is among them, for a piece that came broken.
 */
export async function readExchangeVariants(
  database: Pool | PoolClient,
  lineIds: readonly string[],
): Promise<ExchangeVariant[]> {
  const { rows } = await database.query<ExchangeVariant>(
    `select line.id as line_id, variant.id, option.name_ko as option_name_ko, option.name_en as option_name_en,
       variant.size, variant.production_method, variant.stock_count,
       variant.id = ordered.id as is_ordered
     from order_product line
       join product_variant ordered on ordered.id = line.product_variant_id
       join product_option ordered_option on ordered_option.id = ordered.product_option_id
       join product_option option on option.product_id = line.product_id
       join product_variant variant on variant.product_option_id = option.id
     where line.id = any($1) and ${isShown('option')} and ${isShown('variant')}
       and variant.production_method = ordered.production_method
       and option.price + ${addPriceOf('variant')} = ordered_option.price + ${addPriceOf('ordered')}
       and (line.product_custom_id is null or option.id = ordered_option.id)
     order by option.id <> ordered_option.id, option.position, option.id, variant.position, variant.id <> ordered.id,
       variant.id`,
    [lineIds],
  );
  return rows;
}

const addPriceOf = (variant: string) =>
  `case when line.product_custom_id is null then ${blankAddPriceSql(variant)} else ${variant}.add_price end`;
