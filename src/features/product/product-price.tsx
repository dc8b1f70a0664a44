import { CustomPriceBreakdown } from '#src/components/custom-price-breakdown.tsx';
import { Price } from '#src/components/price.tsx';
import { type PriceLine, totalOf } from '#src/shared/custom-price.ts';
import type { Offer } from '#src/shared/price.ts';

type ProductPriceProps = {
  offer: Offer;
  /** The calculation of a custom product, in whose place the plain price would be too low. */
  customLines: readonly PriceLine[] | null;
};

export function ProductPrice({ offer, customLines }: ProductPriceProps) {
  if (!customLines) return <Price offer={offer} scale="page" />;
  return (
    <>
      <Price offer={{ now: totalOf(customLines), discount: null }} scale="page" />
      <CustomPriceBreakdown lines={customLines} />
    </>
  );
}
