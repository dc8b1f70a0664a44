import { isSoldOut } from '#src/shared/stock.ts';

export type Availability = 'available' | 'sold-out' | 'suspended';

type Stock = { readonly state: string; readonly stock_count: number };

/** A suspended product cannot be bought, but its page still exists. */
export function productAvailability(product: Stock): Availability {
  if (product.state === 'SUSPENDED') return 'suspended';
  return isSoldOut(product) ? 'sold-out' : 'available';
}
