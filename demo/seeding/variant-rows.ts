import { type DemoProduct, isCustomProduct, optionsOf, sizesOf } from '../catalogue/products.ts';
import { optionId } from '../keys/ids.ts';
import { stableId } from '../keys/stable-id.ts';
import { createRandom } from './random.ts';
import type { Row } from './rows.ts';

/** Embroidery costs more than the other methods, in KRW. */
const addPrice = { NONE: 0, PRINTING: 0, TRANSFER: 0, EMBROIDERY: 2_000 } as const;

/** Every color in every size by every production method, each with its own stock. */
export function variantRows(product: DemoProduct): Row[] {
  const draw = createRandom(product.key.length * 7919);
  const methods = isCustomProduct(product) ? product.methods : (['NONE'] as const);
  return optionsOf(product).flatMap((color) =>
    sizesOf(product).flatMap((size, sizeAt) =>
      methods.map((method, methodAt) => {
        const key = `${color.key}/${size}/${method}`;
        return {
          id: stableId('product_variant', `${product.key}/${key}`),
          product_option_id: optionId(product.key, color.key),
          size,
          production_method: method,
          add_price: addPrice[method],
          stock_count: isSoldOut(product, key) ? 0 : 8 + Math.floor(draw() * 72),
          position: sizeAt * methods.length + methodAt,
          state: 'ACT',
        };
      }),
    ),
  );
}

function isSoldOut(product: DemoProduct, variant: string): boolean {
  if (product.soldOut) return true;
  return isCustomProduct(product) && (product.soldOutVariants ?? []).includes(variant);
}
