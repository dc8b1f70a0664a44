import { Type } from 'typebox';
import { priceLine } from './cart.ts';
import { chosenCoupons } from './checkouts.ts';
import type { Contract } from './contract.ts';
import { orderAgreement, orderPaymentMethod, orderState, paymentMethod } from './order-states.ts';
import { paymentWindow } from './payment-window.ts';
import { quote, unavailableLine } from './quotes.ts';
import { exactly, nullable, timestamp, uuid } from './schemas.ts';

/** One line with something in it. */
const line = (maxLength: number) => Type.String({ maxLength, pattern: '^(?=.*\\S)[^\\p{Cc}]+$' });
const lineOrNothing = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\p{Cc}]*$' });
const mobilePhone = Type.String({ pattern: '^01[016789][0-9]{7,8}$', description: 'Digits only' });
/** Also of a family or a company. */
const anyPhone = Type.String({ pattern: '^0[0-9]{8,11}$', description: 'Digits only' });

export const createOrder = {
  endpoint: 'POST /orders',
  summary: 'Order what a checkout holds, and get what the payment window needs',
  description:
    'The order gets the id of the checkout. While it is not paid, the same checkout may be ordered again, for another try or another payment method.',
  tag: 'orders',
  idempotent: true,
  rateLimit: { max: 30, minutes: 1 },
  body: exactly({
    checkout_id: uuid,
    quote_hash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    orderer: exactly({
      name: line(50),
      phone: mobilePhone,
      email: Type.String({ maxLength: 254, format: 'email' }),
    }),
    destination: exactly({
      recipient: line(50),
      phone: anyPhone,
      zip_code: Type.String({ pattern: '^[0-9]{5}$' }),
      address: line(200),
      detail_address: lineOrNothing(200),
      request: lineOrNothing(100),
    }),
    saves_default_address: Type.Optional(Type.Boolean()),
    coupons: Type.Optional(chosenCoupons),
    point: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })),
    payment_method: Type.Optional(paymentMethod),
    cash_receipt: Type.Optional(
      exactly({
        type: Type.Enum(['PERSONAL', 'CORPORATE']),
        identifier: Type.String({ pattern: '^[0-9]{10,19}$', description: 'Digits only' }),
      }),
    ),
    refund_account: Type.Optional(
      exactly({
        bank: Type.String({ pattern: '^[A-Z_]{2,30}$' }),
        number: Type.String({ pattern: '^[0-9]{8,20}$', description: 'Digits only' }),
        holder: line(50),
      }),
    ),
    agreements: Type.Array(orderAgreement, { maxItems: 4, uniqueItems: true }),
  }),
  responses: {
    201: Type.Object({
      id: uuid,
      order_number: Type.String(),
      state: orderState,
      payment_amount: Type.Integer(),
      expires_at: Type.Union([timestamp, Type.Null()]),
      payment: Type.Union([paymentWindow, Type.Null()], { description: 'Null when nothing is to be paid' }),
    }),
  },
  codes: [
    'ORDER_NOT_FOUND',
    'NOT_FOUND',
    'ORDER_STATE_CONFLICT',
    'PRICE_CHANGED',
    'OUT_OF_STOCK',
    'PRODUCT_SUSPENDED',
    'COUPON_LOCKED',
    'COUPON_NOT_APPLICABLE',
    'POINT_INSUFFICIENT',
    'TOO_MANY_OPEN_ORDERS',
    'REQUIRED_AGREEMENT',
    'DELIVERY_NOT_AVAILABLE',
    'PAYMENT_METHOD_REQUIRED',
    'PAYMENT_METHOD_UNAVAILABLE',
  ],
  data: {
    PRICE_CHANGED: quote,
    OUT_OF_STOCK: unavailableLine,
    PRODUCT_SUSPENDED: unavailableLine,
    COUPON_NOT_APPLICABLE: Type.Object({ id: uuid }),
    COUPON_LOCKED: Type.Object({ id: uuid }),
    POINT_INSUFFICIENT: Type.Object({ max_usable: Type.Integer() }),
    REQUIRED_AGREEMENT: Type.Object({ missing: Type.Array(orderAgreement) }),
  },
} as const satisfies Contract;

const orderProduct = Type.Object({
  id: uuid,
  product_id: uuid,
  product_variant_id: uuid,
  product_custom_id: nullable(uuid),
  brand: Type.Object({ id: uuid, name_ko: Type.String(), name_en: Type.String() }),
  name_ko: Type.String(),
  name_en: Type.String(),
  option_name_ko: Type.String(),
  option_name_en: Type.String(),
  size: Type.String(),
  production_method: Type.String(),
  image_src: Type.String(),
  price_lines: Type.Array(priceLine),
  quantity: Type.Integer(),
  unit_price: Type.Integer(),
  coupon_discount: Type.Integer(),
  order_discount_share: Type.Integer(),
  point_share: Type.Integer(),
  paid_amount: Type.Integer(),
  state: orderState,
  withdrawal_limited: Type.Boolean(),
});

export const getOrder = {
  endpoint: 'GET /orders/:id',
  summary: 'An order of one’s own',
  tag: 'orders',
  rateLimit: { max: 240, minutes: 1 },
  params: Type.Object({ id: uuid }),
  responses: {
    200: Type.Object({
      id: uuid,
      order_number: Type.String(),
      state: orderState,
      payment_method: orderPaymentMethod,
      payment_id: nullable(Type.String()),
      ordered_at: timestamp,
      paid_at: Type.Union([timestamp, Type.Null()]),
      expires_at: Type.Union([timestamp, Type.Null()]),
      orderer: Type.Object({ name: Type.String(), phone: Type.String(), email: Type.String() }),
      destination: Type.Object({
        recipient: Type.String(),
        phone: Type.String(),
        zip_code: Type.String(),
        address: Type.String(),
        detail_address: Type.String(),
        request: Type.String(),
      }),
      product_amount: Type.Integer(),
      delivery_amount: Type.Integer(),
      discount_amount: Type.Integer(),
      point_amount: Type.Integer(),
      payment_amount: Type.Integer(),
      refunded_amount: Type.Integer(),
      deposit: Type.Union([
        Type.Object({
          bank: Type.String(),
          account: Type.String(),
          depositor_name: nullable(Type.String()),
          deadline: timestamp,
        }),
        Type.Null(),
      ]),
      receipt_url: nullable(Type.String()),
      fail_message: nullable(Type.String()),
      products: Type.Array(orderProduct),
    }),
  },
  codes: ['ORDER_NOT_FOUND'],
} as const satisfies Contract;
