import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { refundAccount } from './order-fields.ts';
import { orderState } from './order-states.ts';
import { exactly, line, nothing, uuid } from './schemas.ts';

const lineIds = Type.Array(uuid, {
  minItems: 1,
  maxItems: 100,
  uniqueItems: true,
  description: 'Without them the whole order',
});

export const quoteCancellation = {
  endpoint: 'POST /orders/:id/cancel-quote',
  summary: 'What canceling an order, or lines of it, would give back',
  tag: 'orders',
  rateLimit: { max: 120, minutes: 1 },
  params: Type.Object({ id: uuid }),
  body: exactly({ line_ids: Type.Optional(lineIds) }),
  responses: {
    200: Type.Object({
      refund_amount: Type.Integer(),
      refund_point: Type.Integer(),
      delivery_charge: Type.Integer({
        description: 'Taken off, because what is left does not reach free delivery',
      }),
      refund_account_required: Type.Boolean(),
      requested: Type.Boolean({ description: 'Some or all of it is only requested, and the shop decides' }),
    }),
  },
  codes: ['ORDER_NOT_FOUND', 'ORDER_STATE_CONFLICT', 'ORDER_CANCEL_NOT_ALLOWED', 'CLAIM_ALREADY_OPEN'],
} as const satisfies Contract;

export const cancelOrder = {
  endpoint: 'POST /orders/:id/cancel',
  summary: 'Cancel an order, or lines of it; what the shop has begun is requested',
  tag: 'orders',
  idempotent: true,
  rateLimit: { max: 30, minutes: 1 },
  perDay: 1_000,
  params: Type.Object({ id: uuid }),
  body: exactly({
    line_ids: Type.Optional(lineIds),
    reason_code: Type.Enum(['CHANGED_MIND', 'WRONG_OPTION', 'DELIVERY_LATE', 'ETC']),
    reason: Type.Optional(line(500)),
    refund_account: Type.Optional(refundAccount),
  }),
  responses: {
    200: Type.Object({
      state: orderState,
      refund_amount: Type.Integer({ description: 'Of what is canceled now' }),
      refund_point: Type.Integer(),
      requested: Type.Boolean({ description: 'Some or all of it became a claim that the shop decides' }),
    }),
  },
  codes: [
    'ORDER_NOT_FOUND',
    'ORDER_STATE_CONFLICT',
    'ORDER_CANCEL_NOT_ALLOWED',
    'CLAIM_ALREADY_OPEN',
    'REFUND_ACCOUNT_REQUIRED',
    'REFUND_UNAVAILABLE',
  ],
} as const satisfies Contract;

export const setRefundAccount = {
  endpoint: 'POST /orders/:id/refund-account',
  summary: 'Where money goes that was deposited; what waits for it goes back then',
  description: 'Also instead of an account that the bank has refused.',
  tag: 'orders',
  rateLimit: { max: 10, minutes: 1 },
  params: Type.Object({ id: uuid }),
  body: exactly({ refund_account: refundAccount }),
  responses: { 204: nothing },
  codes: ['ORDER_NOT_FOUND', 'ORDER_STATE_CONFLICT', 'REFUND_UNAVAILABLE'],
} as const satisfies Contract;
