export function isSoldOut({ stock_count }: { readonly stock_count: number }): boolean {
  return stock_count <= 0;
}
