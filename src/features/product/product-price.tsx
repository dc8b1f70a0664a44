import { CustomPriceBreakdown } from '#src/components/custom-price-breakdown.tsx';
import { Price } from '#src/components/price.tsx';
import type { PriceLine } from '#src/shared/custom-price.ts';
import type { Offer } from '#src/shared/price.ts';

type ProductPriceProps = {
  offer: Offer;
  /** How the price of a custom product is made up. */
  customLines: readonly PriceLine[] | null;
};

export function ProductPrice({ offer, customLines }: ProductPriceProps) {
  return (
    <>
      <Price offer={offer} size="page" />
      {customLines && <CustomPriceBreakdown lines={customLines} />}
    </>
  );
}
