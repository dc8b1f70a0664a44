import { Type } from 'typebox';
import { chosenCoupons } from './checkouts.ts';
import type { Contract } from './contract.ts';
import { destination, mobilePhone, refundAccount } from './order-fields.ts';
import { cancellation, claimState, claimType, orderLine } from './order-lines.ts';
import { orderAgreement, orderPaymentMethod, orderState, paymentMethod } from './order-states.ts';
import { ordersPerPage } from './page-sizes.ts';
import { paymentWindow } from './payment-window.ts';
import { periodFields } from './periods.ts';
import { quote, unavailableLine } from './quotes.ts';
import { exactly, nullable, shownName, timestamp, timestampOrNull, uuid } from './schemas.ts';

const cashReceiptState = Type.Enum(['REQUESTED', 'ISSUED', 'CANCELED', 'FAILED']);

export const createOrder = {
  endpoint: 'POST /orders',
  summary: 'Order what a checkout holds, and get what the payment window needs',
  description:
    'The order gets the id of the checkout. While it is not paid, the same checkout may be ordered again, for another try or another payment method.',
  tag: 'orders',
  essential: true,
  idempotent: true,
  rateLimit: { max: 30, minutes: 1 },
  perDay: 1_000,
  body: exactly({
    checkout_id: uuid,
    quote_hash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    orderer: exactly({
      name: shownName(50),
      phone: mobilePhone,
      email: Type.String({ maxLength: 254, format: 'email' }),
    }),
    destination,
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
    refund_account: Type.Optional(refundAccount),
    agreements: Type.Array(orderAgreement, { maxItems: 4, uniqueItems: true }),
  }),
  responses: {
    201: Type.Object({
      id: uuid,
      order_number: Type.String(),
      state: orderState,
      payment_amount: Type.Integer(),
      expires_at: timestampOrNull,
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

const counts = Type.Object({
  PAYMENT: Type.Integer(),
  PRODUCTION: Type.Integer(),
  DELIVERED: Type.Integer(),
  CONFIRMED: Type.Integer(),
});

export const listOrders = {
  endpoint: 'GET /orders',
  summary: `One’s own orders, the newest first, ${ordersPerPage} per page`,
  description:
    'An order is in a group when one of its lines is. Orders that wait for a payment are not listed.',
  tag: 'orders',
  rateLimit: { max: 240, minutes: 1 },
  query: exactly({
    group: Type.Optional(Type.Enum(['ALL', 'PAYMENT', 'PRODUCTION', 'DELIVERED', 'CONFIRMED'])),
    ...periodFields,
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
  }),
  responses: {
    200: Type.Object({
      orders: Type.Array(
        Type.Object({
          id: uuid,
          order_number: Type.String(),
          state: orderState,
          ordered_at: timestamp,
          payment_method: orderPaymentMethod,
          payment_amount: Type.Integer(),
          refunded_amount: Type.Integer(),
          deposit_deadline: timestampOrNull,
          can_cancel_whole: Type.Boolean(),
          products: Type.Array(orderLine),
        }),
      ),
      total: Type.Integer({ description: 'In this group and period' }),
      counts,
    }),
  },
} as const satisfies Contract;

export const getOrder = {
  endpoint: 'GET /orders/:id',
  summary: 'An order of one’s own',
  tag: 'orders',
  essential: true,
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
      paid_at: timestampOrNull,
      expires_at: timestampOrNull,
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
      fail_code: nullable(Type.String({ description: '`MISMATCH`, or a code of the payment company' })),
      fail_message: nullable(Type.String({ description: 'In the words of the payment company' })),
      can_pay: Type.Boolean({ description: 'It is not paid, and its checkout is still open' }),
      products: Type.Array(orderLine),
      can_cancel_whole: Type.Boolean(),
      cancellations: Type.Array(cancellation),
      claims: Type.Array(
        Type.Object({
          id: uuid,
          claim_number: Type.String(),
          type: claimType,
          state: claimState,
          created_at: timestamp,
        }),
      ),
      deliveries: Type.Array(
        Type.Object({
          id: uuid,
          carrier_name_ko: Type.String(),
          carrier_name_en: Type.String(),
          tracking_number: Type.String(),
          tracking_url: nullable(Type.String()),
          state: Type.String(),
        }),
      ),
      cash_receipt: Type.Union([
        Type.Object({ state: cashReceiptState, identifier_masked: Type.String() }),
        Type.Null(),
      ]),
      earned_point_expected: Type.Integer({ description: 'For its confirmation, given and to be given' }),
    }),
  },
  codes: ['ORDER_NOT_FOUND'],
} as const satisfies Contract;
