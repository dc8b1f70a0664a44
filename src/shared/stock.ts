/** The same in every language, as the other signs of the shop. */
export const soldOutSign = 'SOLD OUT';

export function isSoldOut({ stock_count }: { readonly stock_count: number }): boolean {
  return stock_count <= 0;
}
