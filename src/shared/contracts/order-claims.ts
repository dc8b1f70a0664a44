import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { destination, refundAccount } from './order-fields.ts';
import { cancellation, claimState, claimType, orderLine } from './order-lines.ts';
import { exactly, nothing, nullable, text, timestamp, uuid } from './schemas.ts';

export const claimFault = Type.Enum(['BUYER', 'SELLER']);

export const claimReason = Type.Enum([
  'CHANGED_MIND',
  'SIZE',
  'COLOR',
  'DEFECT',
  'MISMATCH',
  'WRONG_ITEM',
  'DAMAGED',
]);

/** The reasons of requests to cancel as well. */
const anyReason = Type.String();

export const getClaimOptions = {
  endpoint: 'GET /orders/:id/claim-options',
  summary: 'What may be returned or exchanged of an order, why, and what it costs',
  tag: 'claims',
  rateLimit: { max: 120, minutes: 1 },
  params: Type.Object({ id: uuid }),
  query: exactly({ line_id: Type.Optional(uuid) }),
  responses: {
    200: Type.Object({
      lines: Type.Array(
        Type.Object({
          line: orderLine,
          max_quantity: Type.Integer(),
          types: Type.Array(Type.Enum(['RETURN', 'EXCHANGE'])),
          reasons: Type.Array(Type.Object({ code: claimReason, fault: claimFault })),
          photos_required: Type.Boolean({
            description: 'Whatever the reason; else for a fault of the seller',
          }),
          exchange_variants: Type.Array(
            Type.Object({
              id: uuid,
              option_name_ko: Type.String(),
              option_name_en: Type.String(),
              size: Type.String(),
              production_method: Type.String(),
              is_available: Type.Boolean(),
              is_ordered: Type.Boolean({ description: 'The same again, for what came broken or wrong' }),
            }),
          ),
        }),
      ),
      return_fee: Type.Integer({ description: 'For a fault of the buyer' }),
      exchange_fee: Type.Integer(),
      refund_account_required: Type.Boolean(),
    }),
  },
  codes: ['ORDER_NOT_FOUND'],
} as const satisfies Contract;

export const claimContent = {
  lines: Type.Array(exactly({ id: uuid, quantity: Type.Integer({ minimum: 1, maximum: 99 }) }), {
    minItems: 1,
    maxItems: 100,
    description: 'Of an exchange one line',
  }),
  reason: text(1_000),
  exchange_variant_id: Type.Optional(uuid),
  fee_payment: Type.Enum(['DEDUCT', 'PREPAID'], {
    description: 'An exchange has nothing to deduct from: its fee is PREPAID',
  }),
  refund_account: Type.Optional(refundAccount),
  pickup: destination,
};

export const createClaim = {
  endpoint: 'POST /orders/:id/claims',
  summary: 'Ask to return or exchange something',
  description: 'Photos are uploaded before, with the purpose CLAIM.',
  tag: 'claims',
  idempotent: true,
  rateLimit: { max: 20, minutes: 1 },
  perDay: 200,
  params: Type.Object({ id: uuid }),
  body: exactly({
    type: Type.Enum(['RETURN', 'EXCHANGE']),
    reason_code: claimReason,
    image_ids: Type.Array(uuid, { maxItems: 5, uniqueItems: true }),
    ...claimContent,
  }),
  responses: { 201: Type.Object({ id: uuid, claim_number: Type.String() }) },
  codes: [
    'ORDER_NOT_FOUND',
    'CLAIM_ALREADY_OPEN',
    'CLAIM_PERIOD_OVER',
    'CLAIM_NOT_ALLOWED',
    'CLAIM_PHOTO_REQUIRED',
    'EXCHANGE_OUT_OF_STOCK',
    'IMAGE_NOT_FOUND',
    'REFUND_ACCOUNT_REQUIRED',
  ],
} as const satisfies Contract;

export const claimDetail = Type.Object({
  id: uuid,
  claim_number: Type.String(),
  order_id: uuid,
  order_number: Type.String(),
  type: claimType,
  state: claimState,
  reason_code: anyReason,
  reason: Type.String(),
  fault: claimFault,
  images: Type.Array(Type.Object({ id: uuid })),
  return_fee: Type.Integer(),
  fee_payment: Type.Enum(['DEDUCT', 'PREPAID']),
  refund_amount: Type.Integer({ description: 'Expected, until it is paid back' }),
  refund_point: Type.Integer(),
  exchange: Type.Union([
    Type.Object({
      product_variant_id: uuid,
      option_name_ko: Type.String(),
      option_name_en: Type.String(),
      size: Type.String(),
    }),
    Type.Null(),
  ]),
  pickup: Type.Union([destination, Type.Null()], { description: 'Null for a request to cancel' }),
  decided_reason: nullable(Type.String()),
  created_at: timestamp,
  history: Type.Array(Type.Object({ state: claimState, at: timestamp })),
  lines: Type.Array(Type.Object({ ...orderLine.properties, claimed_quantity: Type.Integer() })),
  can_withdraw: Type.Boolean(),
  cancellation: Type.Union([cancellation, Type.Null()]),
});

export const getClaim = {
  endpoint: 'GET /claims/:id',
  summary: 'A cancellation, return or exchange of one’s own',
  tag: 'claims',
  rateLimit: { max: 240, minutes: 1 },
  params: Type.Object({ id: uuid }),
  responses: { 200: claimDetail },
  codes: ['NOT_FOUND'],
} as const satisfies Contract;

export const withdrawClaim = {
  endpoint: 'DELETE /claims/:id',
  summary: 'Take a request back, before anything was collected',
  tag: 'claims',
  rateLimit: { max: 30, minutes: 1 },
  params: Type.Object({ id: uuid }),
  responses: { 204: nothing },
  codes: ['NOT_FOUND', 'CLAIM_STATE_CONFLICT'],
} as const satisfies Contract;
