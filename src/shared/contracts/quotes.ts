import { Type } from 'typebox';
import { pricedItem, quantity, unavailableReason } from './cart.ts';
import { checkoutSource, chosenCoupons } from './checkouts.ts';
import type { Contract } from './contract.ts';
import { orderAgreement } from './order-states.ts';
import { exactly, nullable, uuid, uuidText } from './schemas.ts';

const won = Type.Integer({ minimum: 0, description: 'KRW' });

const quoteLine = Type.Object({
  index: Type.Integer(),
  cart_item_id: nullable(uuid),
  ...pricedItem,
  quantity,
  amount: Type.Integer({ description: 'unit_price × quantity' }),
  product_coupon_discount: won,
  graphic_coupon_discount: won,
  order_discount_share: won,
  point_share: won,
  paid_amount: won,
  is_custom_made: Type.Boolean(),
  withdrawal_limited: Type.Boolean(),
});

const couponReason = Type.Enum([
  'NO_MATCHING_LINE',
  'MIN_ORDER_AMOUNT',
  'NOT_COMBINABLE',
  'NO_DISCOUNT',
  'NOT_YET_VALID',
]);

export const quote = Type.Object({
  quote_hash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  lines: Type.Array(quoteLine),
  product_amount: won,
  delivery_amount: won,
  delivery: Type.Object({
    base: won,
    remote: won,
    area: Type.Union([Type.Enum(['JEJU', 'ISLAND']), Type.Null()]),
    free_threshold: won,
    until_free: Type.Integer({ minimum: 0, description: 'KRW missing for free delivery' }),
  }),
  discount_amount: won,
  discounts: Type.Object({ product: won, graphic: won, order: won }),
  point_amount: won,
  payment_amount: won,
  point: Type.Object({
    balance: won,
    available: won,
    max_usable: won,
    min_hold: won,
    unit: Type.Integer({ minimum: 1 }),
  }),
  coupons: Type.Object({
    applicable: Type.Array(
      Type.Object({
        id: uuid,
        type: Type.Enum(['ORDER', 'PRODUCT', 'GRAPHIC']),
        line_indexes: Type.Array(Type.Integer()),
        discount: Type.Integer({ description: 'The most it takes off, by itself, in this order' }),
      }),
    ),
    not_applicable: Type.Array(Type.Object({ id: uuid, reason: couponReason })),
  }),
  required_agreements: Type.Array(orderAgreement),
  withdrawal_limited_lines: Type.Array(Type.Integer()),
  confirm_point: Type.Integer({ minimum: 0, description: 'Points for the confirmation of purchase' }),
});

/** Which line cannot be bought, and why. */
export const unavailableLine = Type.Object({
  product_variant_id: uuid,
  available: Type.Integer(),
  reason: unavailableReason,
});

export const quoteOrder = {
  endpoint: 'POST /orders/quote',
  summary: 'What an order would cost now',
  description: 'Prices, stock, coupons and points are those of the database; a request brings none.',
  tag: 'orders',
  essential: true,
  rateLimit: { max: 120, minutes: 1 },
  body: exactly({
    source: checkoutSource,
    checkout_id: Type.Optional(
      uuidText({
        description: 'Its order, if it is not paid yet: what that holds counts as free',
      }),
    ),
    coupons: Type.Optional(chosenCoupons),
    point: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })),
    zip_code: Type.Optional(Type.String({ pattern: '^[0-9]{5}$' })),
  }),
  responses: { 200: quote },
  codes: [
    'NOT_FOUND',
    'OUT_OF_STOCK',
    'PRODUCT_SUSPENDED',
    'COUPON_NOT_APPLICABLE',
    'COUPON_LOCKED',
    'POINT_INSUFFICIENT',
    'DELIVERY_NOT_AVAILABLE',
  ],
  data: {
    OUT_OF_STOCK: unavailableLine,
    PRODUCT_SUSPENDED: unavailableLine,
    COUPON_NOT_APPLICABLE: Type.Object({ id: uuid }),
    COUPON_LOCKED: Type.Object({ id: uuid }),
    POINT_INSUFFICIENT: Type.Object({ max_usable: Type.Integer() }),
  },
} as const satisfies Contract;
