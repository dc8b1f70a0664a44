import { type ApiContext, callApi } from '#src/api/call-api.ts';
import { loadAnswer } from '#src/api/load-answer.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import { isUuid } from '#src/shared/uuid.ts';
import type { Order } from './order-progress.ts';

export type Delivery = ResponseOf<'GET /orders/:id/delivery'>;
export type Parcel = Delivery['deliveries'][number];

/** An order, without a network as this device saw it last. `null`: the viewer has no such order. */
export async function loadOrderDetails(context: ApiContext, id: string): Promise<Order | null> {
  if (!isUuid(id)) return null;
  const call = () => callApi(context, 'GET /orders/:id', { params: { id } });
  return loadAnswer(context, 'GET /orders/:id', { key: `order ${id}`, call });
}

/** The parcels of an order, likewise. */
export function loadDelivery(context: ApiContext, id: string): Promise<Delivery | null> {
  const call = () => callApi(context, 'GET /orders/:id/delivery', { params: { id } });
  return loadAnswer(context, 'GET /orders/:id/delivery', { key: `delivery ${id}`, call });
}
