import { foundBodyOf } from '#src/api/body-of.ts';
import { type ApiContext, callApi } from '#src/api/call-api.ts';
import type { Order } from './order-progress.ts';

/** `null`: the viewer has no such order. Throws a `QueryError`. */
export const loadOrder = async (context: ApiContext, id: string): Promise<Order | null> =>
  foundBodyOf(await callApi(context, 'GET /orders/:id', { params: { id } }));
