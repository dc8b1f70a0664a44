import type { Pool, PoolClient } from 'pg';

export type ExchangeVariant = {
  readonly line_id: string;
  readonly id: string;
  readonly option_name_ko: string;
  readonly option_name_en: string;
  readonly size: string;
  readonly production_method: string;
  readonly stock_count: number;
};

/**
 * What lines may be exchanged for: variants of the same product at the same price. A custom stays on its colour, and is made the
 * same way.
 */
export async function readExchangeVariants(
  database: Pool | PoolClient,
  lineIds: readonly string[],
): Promise<ExchangeVariant[]> {
  const { rows } = await database.query<ExchangeVariant>(
    `select line.id as line_id, variant.id, option.name_ko as option_name_ko, option.name_en as option_name_en,
       variant.size, variant.production_method, variant.stock_count
     from order_product line
       join product_variant ordered on ordered.id = line.product_variant_id
       join product_option ordered_option on ordered_option.id = ordered.product_option_id
       join product_option option on option.product_id = line.product_id
       join product_variant variant on variant.product_option_id = option.id
     where line.id = any($1) and option.state = 'ACT' and option.deleted_at is null
       and variant.state = 'ACT' and variant.deleted_at is null
       and option.price + variant.add_price = ordered_option.price + ordered.add_price
       and (line.product_custom_id is null
         or option.id = ordered_option.id and variant.production_method = ordered.production_method)
     order by option.id <> ordered_option.id, option.position, option.id, variant.id <> ordered.id, variant.id`,
    [lineIds],
  );
  return rows;
}
