import { Price, readProductPrices } from '#src/components/product/price.tsx';
import { customOffer } from '#src/shared/custom-price.ts';
import { productOffer } from '#src/shared/price.ts';
import { designPriceLines } from '#src/shared/unit-price.ts';
import type { SheetProduct } from './option-sheet-query.ts';
import type { SelectedCustom } from './selected-custom.ts';

type SheetPriceProps = {
  product: SheetProduct;
  /** `null`: the plain product is bought. */
  custom: SelectedCustom | null;
};

/** The price of one piece before anything is chosen, as on the page behind the sheet; options may add to it. */
export function SheetPrice({ product, custom }: SheetPriceProps) {
  const prices = readProductPrices(product);
  const lines = custom && designPriceLines({ ...product, ...prices }, custom, custom.sides);
  return <Price offer={lines ? customOffer(prices, lines) : productOffer(prices)} />;
}
