import { type ApiContext, callApi } from '#src/api/call-api.ts';
import { unwrap } from '#src/api/unwrap.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import { choiceOf } from '#src/shared/read-search.ts';

type Page = ResponseOf<'GET /admin/orders'>;
export type BrandOrder = Page['orders'][number];

export const brandOrderStates = [
  'PAID',
  'PRODUCING',
  'PRODUCED',
  'SHIPPING_READY',
  'SHIPPING',
  'DELIVERED',
] as const;

export type BrandOrderState = (typeof brandOrderStates)[number];

/** `undefined`, which filters nothing, for what is no such state. */
export const readBrandOrderState = (raw: string | undefined) => choiceOf(brandOrderStates, raw);

/** One page of the paid orders with lines of the brand, the newest first. Throws a `QueryError`. */
export async function loadBrandOrders(
  context: ApiContext,
  state: BrandOrderState | undefined,
  page = 1,
): Promise<Page> {
  return unwrap(await callApi(context, 'GET /admin/orders', { query: { ...(state && { state }), page } }));
}
