import { type ApiContext, callApi } from '#src/api/call-api.ts';
import { loadAnswer } from '#src/api/load-answer.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import { fieldsOf } from '#src/shared/read.ts';
import { isUuid } from '#src/shared/uuid.ts';
import type { Order } from './order-progress.ts';

export type Delivery = ResponseOf<'GET /orders/:id/delivery'>;
export type Parcel = Delivery['deliveries'][number];

/** An order, without a network as this device saw it last. `null`: the viewer has no such order. */
export async function loadOrderDetails(context: ApiContext, id: string): Promise<Order | null> {
  if (!isUuid(id)) return null;
  const call = () => callApi(context, 'GET /orders/:id', { params: { id } });
  return loadAnswer(context, { key: `order ${id}`, call, isBody: isOrder });
}

/** The parcels of an order, likewise. */
export function loadDelivery(context: ApiContext, id: string): Promise<Delivery | null> {
  const call = () => callApi(context, 'GET /orders/:id/delivery', { params: { id } });
  return loadAnswer(context, { key: `delivery ${id}`, call, isBody: isDelivery });
}

function isOrder(raw: unknown): raw is Order {
  const { products, cancellations, claims, deliveries } = fieldsOf(raw) ?? {};
  return [products, cancellations, claims, deliveries].every(Array.isArray);
}

function isDelivery(raw: unknown): raw is Delivery {
  return Array.isArray(fieldsOf(raw)?.deliveries);
}
