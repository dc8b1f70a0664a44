import { isShown } from '#server/platform/database/visibility.ts';

/**
 * The price that a variant adds to a piece without graphics: nothing is made on it, so it costs what the size costs by its cheapest
 * production method, see src/shared/unit-price.ts.
 *
 * @param variant alias of a row of `product_variant`
 */
export const blankAddPriceSql = (variant: string) => `(
  select least(min(other.add_price), ${variant}.add_price) from product_variant other
  where other.product_option_id = ${variant}.product_option_id and other.size = ${variant}.size
    and ${isShown('other')})`;
