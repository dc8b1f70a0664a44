import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { exactly, nullable, timestamp, uuid } from './schemas.ts';

export const userCouponState = Type.Enum(['ISSUED', 'LOCKED', 'USED', 'EXPIRED', 'REVOKED']);

export const userCoupon = Type.Object({
  id: uuid,
  name_ko: Type.String(),
  name_en: Type.String(),
  type: Type.Enum(['ORDER', 'PRODUCT', 'GRAPHIC']),
  discount_type: Type.Enum(['RATE', 'AMOUNT']),
  discount_value: Type.Integer(),
  min_order_amount: Type.Integer(),
  max_discount: nullable(Type.Integer()),
  max_discount_unit: nullable(Type.Integer()),
  applicable_quantity: nullable(Type.Integer()),
  is_combinable: Type.Boolean(),
  targets: Type.Array(
    Type.Object({
      type: Type.Enum(['BRAND', 'ARTIST', 'PRODUCT', 'GRAPHIC']),
      id: uuid,
      name_ko: Type.String(),
      name_en: Type.String(),
    }),
  ),
  state: userCouponState,
  expires_at: timestamp,
});

export const listCoupons = {
  endpoint: 'GET /coupons',
  summary: 'The member’s coupons, the one that expires first first',
  tag: 'coupons',
  rateLimit: { max: 120, minutes: 1 },
  query: Type.Object({ state: Type.Optional(userCouponState) }),
  responses: { 200: Type.Object({ coupons: Type.Array(userCoupon) }) },
} as const satisfies Contract;

export const registerCoupon = {
  endpoint: 'POST /coupons/register',
  summary: 'Get the coupon of a code',
  description: 'Twelve letters and digits; case, blanks and dashes do not matter.',
  tag: 'coupons',
  idempotent: true,
  rateLimit: { max: 20, minutes: 1 },
  body: exactly({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
  responses: { 201: userCoupon },
  codes: ['COUPON_CODE_INVALID', 'COUPON_ALREADY_ISSUED', 'COUPON_EXHAUSTED', 'CODE_TOO_MANY'],
} as const satisfies Contract;

export const downloadCoupon = {
  endpoint: 'POST /coupons/:id/download',
  summary: 'Get a coupon that everybody may have',
  tag: 'coupons',
  idempotent: true,
  rateLimit: { max: 30, minutes: 1 },
  params: Type.Object({ id: uuid }),
  responses: { 201: userCoupon },
  codes: ['NOT_FOUND', 'COUPON_ALREADY_ISSUED', 'COUPON_EXHAUSTED'],
} as const satisfies Contract;

export const getPoints = {
  endpoint: 'GET /points',
  summary: 'The member’s points',
  tag: 'coupons',
  rateLimit: { max: 120, minutes: 1 },
  responses: {
    200: Type.Object({
      balance: Type.Integer(),
      held: Type.Integer({ description: 'Of the balance, for orders that are not paid' }),
      expiring_30d: Type.Integer(),
    }),
  },
} as const satisfies Contract;
