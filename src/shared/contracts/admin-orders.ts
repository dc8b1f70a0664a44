import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { deliverySummary } from './deliveries.ts';
import { orderState } from './order-states.ts';
import { exactly, timestamp, timestampOrNull, uuid } from './schemas.ts';

const product = Type.Object({
  id: uuid,
  product_id: uuid,
  brand_id: uuid,
  name_ko: Type.String(),
  name_en: Type.String(),
  option_name_ko: Type.String(),
  option_name_en: Type.String(),
  size: Type.String(),
  production_method: Type.String(),
  image_src: Type.String(),
  quantity: Type.Integer(),
  state: orderState,
  is_decorated: Type.Boolean({ description: 'It is produced first' }),
  withdrawal_limited: Type.Boolean(),
  production_started_at: timestampOrNull,
  delivered_at: timestampOrNull,
  delivery: Type.Union([deliverySummary, Type.Null()]),
});

export const listAdminOrders = {
  endpoint: 'GET /admin/orders',
  summary: 'Paid orders, the newest first; a brand sees its own lines',
  description:
    'A brand sees where to send them only while a line of its own is SHIPPING_READY or SHIPPING. Each reading is recorded.',
  tag: 'orders',
  roles: ['admin', 'brand'],
  rateLimit: { max: 120, minutes: 1 },
  query: Type.Object({
    state: Type.Optional(orderState),
    number: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z-]{1,30}$', description: 'Of one order' })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1 })),
  }),
  responses: {
    200: Type.Object({
      orders: Type.Array(
        Type.Object({
          id: uuid,
          order_number: Type.String(),
          state: orderState,
          ordered_at: timestamp,
          paid_at: timestamp,
          held_reason: Type.Union([Type.Enum(['GIVEN_BACK', 'PAYMENT_CHANGED']), Type.Null()], {
            description: 'It waits for an operator: money was given back at the payment company itself',
          }),
          destination: Type.Union([
            Type.Object({
              recipient: Type.String(),
              phone: Type.String(),
              zip_code: Type.String(),
              address: Type.String(),
              detail_address: Type.String(),
              request: Type.String(),
            }),
            Type.Null(),
          ]),
          products: Type.Array(product),
        }),
      ),
      total: Type.Integer(),
    }),
  },
  codes: ['NO_ACCESS'],
} as const satisfies Contract;

const lineIds = Type.Array(uuid, { minItems: 1, maxItems: 100, uniqueItems: true });
const carrier = Type.String({ pattern: '^[A-Z][A-Z0-9_]{1,29}$' });
const trackingNumber = Type.String({
  pattern: '^[0-9A-Za-z -]{5,40}$',
  description: 'Spaces and hyphens do not count',
});

/** Where operators and brands may take a line. */
const operatorState = Type.Enum(['PRODUCING', 'PRODUCED', 'SHIPPING_READY', 'SHIPPING', 'DELIVERED']);

export const transitionOrderProducts = {
  endpoint: 'POST /admin/order-products/transition',
  summary: 'Take lines of orders to their next state, all of them or none; a brand takes its own lines',
  description:
    'SHIPPING needs a carrier and a tracking number: the lines of one call go in one parcel, to one member. What is decorated is produced first, everything else goes from PAID to SHIPPING_READY.',
  tag: 'orders',
  roles: ['admin', 'brand'],
  rateLimit: { max: 120, minutes: 1 },
  body: exactly({
    ids: lineIds,
    to: operatorState,
    carrier: Type.Optional(carrier),
    tracking_number: Type.Optional(trackingNumber),
  }),
  responses: {
    200: Type.Object({
      products: Type.Array(Type.Object({ id: uuid, order_id: uuid, state: orderState })),
    }),
  },
  codes: ['NO_ACCESS', 'NOT_FOUND', 'ORDER_STATE_CONFLICT', 'TRACKING_NUMBER_INVALID'],
  data: { ORDER_STATE_CONFLICT: Type.Object({ id: uuid, state: orderState }) },
} as const satisfies Contract;

export const releaseOrder = {
  endpoint: 'POST /admin/orders/:id/release',
  summary: 'Let a held order go on',
  description:
    'An order is held when the payment company says that money of it went back and nobody can tell for which lines. It goes on by itself once lines for all of that money are canceled or returned.',
  tag: 'orders',
  roles: ['admin'],
  rateLimit: { max: 120, minutes: 1 },
  params: Type.Object({ id: uuid }),
  responses: { 204: Type.Null() },
  codes: ['NO_ACCESS', 'ORDER_NOT_FOUND'],
} as const satisfies Contract;

export const correctTrackingNumber = {
  endpoint: 'POST /admin/order-products/tracking-number',
  summary:
    'Correct a mistyped tracking number of lines on their way, all of them or none; a brand does so with its own',
  description:
    'They are followed by the new number from now on, nothing of what was told of the old one stays with them, and their buyer is told the new one. Refused once one of them has arrived.',
  tag: 'orders',
  roles: ['admin', 'brand'],
  rateLimit: { max: 120, minutes: 1 },
  body: exactly({ ids: lineIds, carrier, tracking_number: trackingNumber }),
  responses: {
    200: Type.Object({
      products: Type.Array(Type.Object({ id: uuid, order_id: uuid, delivery: deliverySummary })),
    }),
  },
  codes: ['NO_ACCESS', 'NOT_FOUND', 'ORDER_STATE_CONFLICT', 'TRACKING_NUMBER_INVALID'],
  data: { ORDER_STATE_CONFLICT: Type.Object({ id: uuid, state: orderState }) },
} as const satisfies Contract;
