import { Price, readProductPrices } from '#src/components/product/price.tsx';
import { customOffer } from '#src/shared/custom-price.ts';
import { productOffer } from '#src/shared/price.ts';
import { designPriceLines } from '#src/shared/unit-price.ts';
import type { SheetProduct, SheetVariant } from './option-sheet-query.ts';
import type { SelectedCustom } from './selected-custom.ts';

type SheetPriceProps = {
  product: SheetProduct;
  /** `null`: the plain product is bought. */
  custom: SelectedCustom | null;
  /** That is chosen, which a design says the price of. */
  variant: SheetVariant | undefined;
};

/** The price of one piece, as on the page behind the sheet: before anything is chosen, options may add to it. */
export function SheetPrice({ product, custom, variant }: SheetPriceProps) {
  const prices = readProductPrices(product);
  const option = custom && { ...custom.option, ...(variant && { product_variants: [variant] }) };
  const design = option && { method: variant?.production_method ?? custom.method, option };
  const lines = design && designPriceLines({ ...product, ...prices }, design, custom.sides);
  return <Price offer={lines ? customOffer(prices, lines) : productOffer(prices)} />;
}
