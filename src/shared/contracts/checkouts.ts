import { Type } from 'typebox';
import { quantity } from './cart.ts';
import type { Contract } from './contract.ts';
import { orderState, paymentMethod } from './order-states.ts';
import { exactly, nullable, timestamp, uuid } from './schemas.ts';

/** The source of an order: lines of the member's cart, or items straight from a page. */
export const checkoutSource = Type.Union([
  exactly({ cart_item_ids: Type.Array(uuid, { minItems: 1, maxItems: 100 }) }),
  exactly({
    items: Type.Array(
      exactly({ product_variant_id: uuid, product_custom_id: Type.Optional(uuid), quantity }),
      { minItems: 1, maxItems: 50 },
    ),
  }),
]);

/** The choice of several coupons: one for the order, and one of each kind per line. */
export const chosenCoupons = exactly({
  order: Type.Optional(uuid),
  lines: Type.Optional(
    Type.Array(
      exactly({
        index: Type.Integer({ minimum: 0, maximum: 99 }),
        product: Type.Optional(uuid),
        graphic: Type.Optional(uuid),
      }),
      { maxItems: 100 },
    ),
  ),
});

const typed = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/** As it was typed, right or wrong: nothing of it counts before `POST /orders` brings it. */
const checkoutForm = exactly({
  orderer: Type.Optional(exactly({ name: typed(100), phone: typed(30), email: typed(254) })),
  destination_kind: Type.Optional(Type.Enum(['ORDERER', 'PREVIOUS', 'DEFAULT', 'NEW'])),
  destination: Type.Optional(
    exactly({
      recipient: typed(100),
      phone: typed(30),
      zip_code: typed(10),
      address: typed(300),
      detail_address: typed(300),
      request: typed(300),
      request_kind: typed(30),
    }),
  ),
  saves_default_address: Type.Optional(Type.Boolean()),
  coupons: Type.Optional(chosenCoupons),
  point: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })),
  payment_method: Type.Optional(paymentMethod),
  cash_receipt: Type.Optional(
    exactly({ type: Type.Optional(Type.Enum(['NONE', 'PERSONAL', 'CORPORATE'])), identifier: typed(30) }),
  ),
  refund_account: Type.Optional(exactly({ bank: typed(30), number: typed(30), holder: typed(100) })),
});

export const createCheckout = {
  endpoint: 'POST /checkouts',
  summary: 'Begin to order',
  description: 'Whether everything can be bought, the quote says.',
  tag: 'orders',
  essential: true,
  idempotent: true,
  rateLimit: { max: 60, minutes: 1 },
  perDay: 1_000,
  body: exactly({ source: checkoutSource }),
  responses: { 201: Type.Object({ id: uuid }) },
  codes: ['NOT_FOUND'],
} as const satisfies Contract;

export const getCheckout = {
  endpoint: 'GET /checkouts/:id',
  summary: 'A checkout of one’s own, with what was typed',
  description: 'Of an id that has become an order, `order` says in which state it is.',
  tag: 'orders',
  essential: true,
  rateLimit: { max: 120, minutes: 1 },
  params: Type.Object({ id: uuid }),
  responses: {
    200: Type.Object({
      id: uuid,
      source: checkoutSource,
      form: checkoutForm,
      expires_at: timestamp,
      order: Type.Union([Type.Object({ order_number: Type.String(), state: orderState }), Type.Null()]),
      member: Type.Object({
        name: Type.String(),
        email: Type.String(),
        phone: nullable(Type.String()),
        last_payment_method: Type.Union([paymentMethod, Type.Null()]),
      }),
    }),
  },
  codes: ['ORDER_NOT_FOUND'],
} as const satisfies Contract;

export const updateCheckout = {
  endpoint: 'PATCH /checkouts/:id',
  summary: 'Keep what is typed, in place of what was kept before',
  tag: 'orders',
  essential: true,
  rateLimit: { max: 240, minutes: 1 },
  params: Type.Object({ id: uuid }),
  body: exactly({ form: checkoutForm }),
  responses: { 204: Type.Null({ description: 'Done' }) },
  codes: ['ORDER_NOT_FOUND'],
} as const satisfies Contract;
