import { type ApiContext, callApi } from '#src/api/call-api.ts';
import { loadAnswer } from '#src/api/load-answer.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import type { OrderListSearch } from './order-list-search.ts';

export type OrderPage = ResponseOf<'GET /orders'>;
export type ListedOrder = OrderPage['orders'][number];
export type ListedLine = ListedOrder['products'][number];

const none: OrderPage = {
  orders: [],
  total: 0,
  counts: { PAYMENT: 0, PRODUCTION: 0, DELIVERED: 0, CONFIRMED: 0 },
};

const groupOf = {
  payment: 'PAYMENT',
  production: 'PRODUCTION',
  delivered: 'DELIVERED',
  confirmed: 'CONFIRMED',
} as const;

/** A page of the viewer's orders, the newest first; without a network as this device saw it last. */
export async function loadOrders(
  context: ApiContext,
  { group, period, from, to }: OrderListSearch,
  page = 1,
): Promise<OrderPage> {
  const query = {
    ...(group && { group: groupOf[group] }),
    ...(period && { period }),
    ...(from && { from }),
    ...(to && { to }),
    page,
  };
  const call = () => callApi(context, 'GET /orders', { query });
  return (await loadAnswer(context, 'GET /orders', { key: `orders ${JSON.stringify(query)}`, call })) ?? none;
}
