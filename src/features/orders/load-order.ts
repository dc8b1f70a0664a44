import { type ApiContext, callApi } from '#src/api/call-api.ts';
import { unwrapFound } from '#src/api/unwrap.ts';
import type { Order } from './order-progress.ts';

/** `null`: the viewer has no such order. Throws a `QueryError`. */
export const loadOrder = async (context: ApiContext, id: string): Promise<Order | null> =>
  unwrapFound(await callApi(context, 'GET /orders/:id', { params: { id } }));
