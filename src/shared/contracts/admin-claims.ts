import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { claimContent, claimDetail, claimFault, claimReason } from './order-claims.ts';
import { cancellation, claimState, claimType } from './order-lines.ts';
import { binary, exactly, text, timestamp, uuid } from './schemas.ts';

const common = {
  tag: 'claims',
  roles: ['admin'],
  rateLimit: { max: 120, minutes: 1 },
  params: Type.Object({ id: uuid }),
} as const;

const decided = { 200: Type.Object({ type: claimType, state: claimState }) };
const decisionCodes = ['NO_ACCESS', 'NOT_FOUND', 'CLAIM_STATE_CONFLICT', 'REFUND_UNAVAILABLE'] as const;

export const listClaims = {
  endpoint: 'GET /admin/claims',
  summary: 'Claims by state, the oldest first, and what became of their money',
  tag: 'claims',
  roles: ['admin'],
  rateLimit: { max: 120, minutes: 1 },
  query: exactly({
    state: Type.Optional(claimState),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
  }),
  responses: {
    200: Type.Object({
      claims: Type.Array(
        Type.Object({
          id: uuid,
          claim_number: Type.String(),
          order_id: uuid,
          order_number: Type.String(),
          type: claimType,
          state: claimState,
          reason_code: Type.String(),
          fault: claimFault,
          refund_amount: Type.Integer(),
          refund_point: Type.Integer(),
          created_at: timestamp,
          refund: Type.Union([cancellation, Type.Null()]),
        }),
      ),
      total: Type.Integer(),
    }),
  },
  codes: ['NO_ACCESS'],
} as const satisfies Contract;

export const readClaim = {
  endpoint: 'GET /admin/claims/:id',
  summary: 'A claim as its buyer sees it, with what was written and the ids of its photos',
  description: 'Each reading is recorded.',
  ...common,
  responses: { 200: claimDetail },
  codes: ['NO_ACCESS', 'NOT_FOUND'],
} as const satisfies Contract;

export const readClaimImage = {
  endpoint: 'GET /admin/claim-images/:id',
  summary: 'A photo of a claim',
  description: 'Each reading is recorded.',
  ...common,
  responses: { 200: binary('image/webp', 'The photo') },
  codes: ['NO_ACCESS', 'NOT_FOUND'],
} as const satisfies Contract;

export const acceptClaim = {
  endpoint: 'POST /admin/claims/:id/accept',
  summary: 'Accept a claim; a request to cancel what was handed over becomes a return',
  ...common,
  responses: decided,
  codes: decisionCodes,
} as const satisfies Contract;

export const rejectClaim = {
  endpoint: 'POST /admin/claims/:id/reject',
  summary: 'Reject a claim, with the reason that the buyer reads',
  ...common,
  body: exactly({ reason: text(1_000) }),
  responses: decided,
  codes: decisionCodes,
} as const satisfies Contract;

export const collectClaim = {
  endpoint: 'POST /admin/claims/:id/collect',
  summary: 'The parcel is being collected, or has come back',
  ...common,
  body: exactly({ to: Type.Enum(['COLLECTING', 'COLLECTED']) }),
  responses: decided,
  codes: decisionCodes,
} as const satisfies Contract;

export const inspectClaim = {
  endpoint: 'POST /admin/claims/:id/inspect',
  summary: 'Say whose fault it was, and whether it can be sold again; an exchange is sent',
  ...common,
  description:
    'A fee that the buyer says lay in the parcel is deducted unless fee_paid confirms it; an exchange whose fee is missing is not sent.',
  body: exactly({
    fault: claimFault,
    restock: Type.Boolean(),
    fee_paid: Type.Optional(Type.Boolean({ description: 'The fee lay in the parcel' })),
  }),
  responses: decided,
  codes: decisionCodes,
} as const satisfies Contract;

export const refundClaim = {
  endpoint: 'POST /admin/claims/:id/refund',
  summary: 'Give the money of a return back, or try again what the gateway refused',
  ...common,
  responses: decided,
  codes: decisionCodes,
} as const satisfies Contract;

export const refundOrder = {
  endpoint: 'POST /admin/orders/:id/refund',
  summary: 'Try again what the gateway refused to give back of an order',
  ...common,
  responses: { 200: Type.Object({ retried: Type.Integer() }) },
  codes: ['NO_ACCESS', 'ORDER_NOT_FOUND', 'ORDER_STATE_CONFLICT', 'REFUND_UNAVAILABLE'],
} as const satisfies Contract;

export const createClaimForMember = {
  endpoint: 'POST /admin/orders/:id/claims',
  summary:
    'A claim that its buyer cannot make: after the confirmation, too late, or where production has begun',
  ...common,
  body: exactly({
    type: claimType,
    reason_code: claimReason,
    fault: claimFault,
    ...claimContent,
    pickup: Type.Optional(claimContent.pickup),
  }),
  responses: { 201: Type.Object({ id: uuid, claim_number: Type.String() }) },
  codes: [
    'NO_ACCESS',
    'ORDER_NOT_FOUND',
    'CLAIM_ALREADY_OPEN',
    'CLAIM_NOT_ALLOWED',
    'EXCHANGE_OUT_OF_STOCK',
    'REFUND_ACCOUNT_REQUIRED',
  ],
} as const satisfies Contract;
