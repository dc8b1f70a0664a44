import type { ResponseOf } from '#src/shared/contracts/contracts.ts';

/** A cart without items, as the server answers. */
export const emptyCart: ResponseOf<'GET /cart'> = {
  items: [],
  max_quantity: 99,
  max_lines: 100,
  delivery_fee: 3_000,
  free_threshold: 0,
  keep_days: 30,
};
