import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { nullable, timestamp, timestampOrNull, uuid } from './schemas.ts';

/** The events that a carrier reports about a parcel; the state of a parcel is its newest event. */
export const deliveryStates = [
  'INFORMATION_RECEIVED',
  'AT_PICKUP',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'ATTEMPT_FAIL',
  'DELIVERED',
  'AVAILABLE_FOR_PICKUP',
  'EXCEPTION',
  'UNKNOWN',
] as const;
const deliveryState = Type.Enum(deliveryStates);

/** The delivery of an order, without the way it takes. */
export const deliverySummary = Type.Object({
  id: uuid,
  carrier_name_ko: Type.String(),
  carrier_name_en: Type.String(),
  tracking_number: Type.String(),
  tracking_url: nullable(Type.String()),
  state: deliveryState,
});

const deliveryEvent = Type.Object({
  code: deliveryState,
  location: Type.String(),
  description_ko: Type.String(),
  description_en: Type.String(),
  occurred_at: timestamp,
});

const delivery = Type.Object({
  id: uuid,
  carrier: Type.Object({ code: Type.String(), name_ko: Type.String(), name_en: Type.String() }),
  tracking_number: Type.String(),
  tracking_url: nullable(Type.String({ description: 'The carrier’s own page' })),
  state: deliveryState,
  shipped_at: timestamp,
  delivered_at: timestampOrNull,
  line_ids: Type.Array(uuid),
  events: Type.Array(deliveryEvent, { description: 'The newest first' }),
});

export const getDelivery = {
  endpoint: 'GET /orders/:id/delivery',
  summary: 'The parcels of an order of one’s own, and the way they have come',
  tag: 'orders',
  rateLimit: { max: 240, minutes: 1 },
  params: Type.Object({ id: uuid }),
  responses: { 200: Type.Object({ deliveries: Type.Array(delivery) }) },
  codes: ['ORDER_NOT_FOUND'],
} as const satisfies Contract;

export const confirmOrderProduct = {
  endpoint: 'POST /order-products/:id/confirm',
  summary: 'Confirm the purchase of a line that has been delivered; its points are given',
  tag: 'orders',
  idempotent: true,
  rateLimit: { max: 30, minutes: 1 },
  perDay: 1_000,
  params: Type.Object({ id: uuid }),
  responses: { 200: Type.Object({ earned_point: Type.Integer() }) },
  codes: ['ORDER_NOT_FOUND', 'ORDER_STATE_CONFLICT'],
} as const satisfies Contract;
