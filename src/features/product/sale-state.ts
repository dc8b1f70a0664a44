import { isSoldOut } from '#src/shared/stock.ts';

export type SaleState = 'open' | 'sold-out' | 'suspended';

/** Whether a product can be bought; a suspended one stays readable for those who have a link to it. */
export function saleState(product: { readonly state: string; readonly stock_count: number }): SaleState {
  if (product.state === 'SUSPENDED') return 'suspended';
  return isSoldOut(product) ? 'sold-out' : 'open';
}
