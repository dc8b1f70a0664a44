import { Type } from 'typebox';
import { priceLine } from './cart.ts';
import { orderState } from './order-states.ts';
import { nullable, timestamp, timestampOrNull, uuid } from './schemas.ts';

export const claimType = Type.Enum(['CANCEL', 'RETURN', 'EXCHANGE']);

export const claimState = Type.Enum([
  'REQUESTED',
  'ACCEPTED',
  'COLLECTING',
  'COLLECTED',
  'INSPECTED',
  'REFUND_PENDING',
  'DONE',
  'REJECTED',
  'WITHDRAWN',
]);

export const lineAction = Type.Enum([
  'CANCEL',
  'REQUEST_CANCEL',
  'RETURN',
  'EXCHANGE',
  'CONFIRM',
  'REVIEW',
  'TRACK',
]);

/** A line of an order, and what its buyer may do with it now. */
export const orderLine = Type.Object({
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
  delivered_at: timestampOrNull,
  auto_confirm_at: timestampOrNull,
  delivery_id: nullable(uuid),
  refunded_quantity: Type.Integer({ description: 'Pieces that were canceled or came back' }),
  exchange_of: nullable(uuid, { description: 'The line that this one replaces' }),
  earned_point: nullable(Type.Integer()),
  claim: Type.Union([Type.Object({ id: uuid, type: claimType, state: claimState }), Type.Null()], {
    description: 'The latest',
  }),
  actions: Type.Array(lineAction),
  reason_no_cancel: Type.Union([Type.Enum(['PRODUCTION_STARTED']), Type.Null()]),
});

/** Money on its way back. */
export const cancellation = Type.Object({
  id: uuid,
  amount: Type.Integer(),
  state: Type.Enum(['REQUESTED', 'SUCCEEDED', 'FAILED', 'UNKNOWN']),
  created_at: timestamp,
  receipt_url: nullable(Type.String()),
  refund_due_at: timestampOrNull,
  needs_refund_account: Type.Boolean({ description: 'It waits until the buyer names an account' }),
});
