import type { PricedItem } from '../order-core/priced-items.ts';
import type { CouponTarget, UsableCoupon } from './usable-coupons.ts';

type Line = Pick<PricedItem, 'product_id' | 'brand' | 'graphics'>;

/** Whether a coupon for products or orders is for this line. Without targets it is for every line. */
export function isForLine({ targets }: Pick<UsableCoupon, 'targets'>, line: Line): boolean {
  return targets.length === 0 || targets.some((target) => isTarget(target, line));
}

function isTarget({ type, id }: CouponTarget, line: Line): boolean {
  switch (type) {
    case 'BRAND':
      return line.brand.id === id;
    case 'PRODUCT':
      return line.product_id === id;
    case 'ARTIST':
      return line.graphics.some(({ artist_id }) => artist_id === id);
    case 'GRAPHIC':
      return line.graphics.some(({ graphic_id }) => graphic_id === id);
  }
}

/** The price of the graphics of one piece, which a graphic coupon is for. */
export function graphicAmount({ targets }: Pick<UsableCoupon, 'targets'>, line: Line): number {
  const placeTargets = targets.filter(({ type }) => type === 'BRAND' || type === 'PRODUCT');
  if (!isForLine({ targets: placeTargets }, line)) return 0;
  const graphicTargets = targets.filter(({ type }) => type === 'ARTIST' || type === 'GRAPHIC');
  return line.graphics
    .filter(
      ({ artist_id, graphic_id }) =>
        graphicTargets.length === 0 || graphicTargets.some(({ id }) => id === artist_id || id === graphic_id),
    )
    .reduce((total, { price }) => total + price, 0);
}
