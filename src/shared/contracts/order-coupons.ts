import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { exactly, nullable, timestamp, timestampOrNull, uuid } from './schemas.ts';

export const userCouponState = Type.Enum(['ISSUED', 'LOCKED', 'USED', 'EXPIRED', 'REVOKED']);

/** The discount of a coupon, and its conditions. */
const couponTerms = {
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
  valid_from: timestampOrNull,
};

export const userCoupon = Type.Object({
  id: uuid,
  ...couponTerms,
  state: userCouponState,
  expires_at: timestamp,
  expiring_soon: Type.Boolean({ description: 'It can be used for seven more days at most' }),
  used_at: timestampOrNull,
  order_id: nullable(uuid, { description: 'Of the order that has used it, or locks it until it is paid' }),
});

export const listCoupons = {
  endpoint: 'GET /coupons',
  summary: 'The member’s coupons, the one that expires first first',
  tag: 'coupons',
  rateLimit: { max: 120, minutes: 1 },
  query: Type.Object({ state: Type.Optional(userCouponState) }),
  responses: { 200: Type.Object({ coupons: Type.Array(userCoupon) }) },
} as const satisfies Contract;

export const listDownloadableCoupons = {
  endpoint: 'GET /coupons/downloadable',
  summary: 'Coupons that everybody may have now',
  tag: 'coupons',
  rateLimit: { max: 120, minutes: 1 },
  responses: {
    200: Type.Object({
      coupons: Type.Array(
        Type.Object({
          id: uuid,
          ...couponTerms,
          valid_to: timestampOrNull,
          valid_days: nullable(Type.Integer({ description: 'From the day it is downloaded' })),
          issue_to: timestampOrNull,
          left: nullable(Type.Integer({ description: 'Null: as many as anybody wants' })),
          is_issued: Type.Boolean({ description: 'The member has as many as one may have' }),
        }),
      ),
    }),
  },
} as const satisfies Contract;

export const registerCoupon = {
  endpoint: 'POST /coupons/register',
  summary: 'Get the coupon of a code',
  description: 'Twelve letters and digits; case, blanks and dashes do not matter.',
  tag: 'coupons',
  idempotent: true,
  rateLimit: { max: 20, minutes: 1 },
  perDay: 1_000,
  body: exactly({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
  responses: { 201: userCoupon },
  codes: ['COUPON_CODE_INVALID', 'COUPON_ALREADY_ISSUED', 'COUPON_EXHAUSTED', 'COUPON_TOO_MANY_TRIES'],
} as const satisfies Contract;

export const downloadCoupon = {
  endpoint: 'POST /coupons/:id/download',
  summary: 'Get a coupon that everybody may have',
  tag: 'coupons',
  idempotent: true,
  rateLimit: { max: 30, minutes: 1 },
  perDay: 1_000,
  params: Type.Object({ id: uuid }),
  responses: { 201: userCoupon },
  codes: ['NOT_FOUND', 'COUPON_ALREADY_ISSUED', 'COUPON_EXHAUSTED'],
} as const satisfies Contract;

export const issueCoupon = {
  endpoint: 'POST /admin/coupons/:id/issue',
  summary: 'Give a member a coupon',
  tag: 'coupons',
  roles: ['admin'],
  idempotent: true,
  rateLimit: { max: 120, minutes: 1 },
  params: Type.Object({ id: uuid }),
  body: exactly({ user_id: uuid }),
  responses: { 201: Type.Object({ id: uuid, expires_at: timestamp }) },
  codes: ['NO_ACCESS', 'NOT_FOUND', 'COUPON_ALREADY_ISSUED', 'COUPON_EXHAUSTED'],
} as const satisfies Contract;
