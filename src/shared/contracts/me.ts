import { Type } from 'typebox';
import { newPassword, nickname, passwordCodes, verificationToken } from './auth.ts';
import type { Contract } from './contract.ts';
import { mobilePhone } from './order-fields.ts';
import { exactly, nothing, nullable, timestamp } from './schemas.ts';
import { reauthenticationWays, socialCode } from './social.ts';

const profile = Type.Object({
  email: Type.String(),
  name: Type.String(),
  nickname: Type.String(),
  phone: nullable(Type.String(), { description: 'Digits' }),
  has_password: Type.Boolean({ description: 'False: signs in by social accounts only' }),
});

export const readProfile = {
  endpoint: 'GET /me',
  summary: 'My profile',
  tag: 'me',
  responses: { 200: profile },
  codes: ['NOT_FOUND'],
} as const satisfies Contract;

export const readCounts = {
  endpoint: 'GET /me/counts',
  summary: 'How much I have: coupons that can be used, points, orders',
  tag: 'me',
  rateLimit: { max: 120, minutes: 1 },
  responses: {
    200: Type.Object({
      coupons: Type.Integer(),
      points: Type.Integer(),
      orders: Type.Integer({ description: 'All that the list of orders shows' }),
    }),
  },
} as const satisfies Contract;

export const updateProfile = {
  endpoint: 'PATCH /me',
  summary: 'Change my nickname',
  tag: 'me',
  rateLimit: { max: 20, minutes: 10 },
  body: exactly({ nickname }),
  responses: { 204: nothing },
  codes: ['DUPLICATE_NICKNAME', 'VALIDATION'],
} as const satisfies Contract;

export const reauthenticate = {
  endpoint: 'POST /me/reauthentication',
  summary: 'Prove again to be there; for ten minutes this session may do what is sensitive',
  tag: 'me',
  rateLimit: { max: 30, minutes: 10 },
  body: Type.Union([
    exactly({ password: Type.String({ minLength: 1, maxLength: 1024 }) }),
    exactly({ social_code: socialCode }),
  ]),
  responses: { 204: nothing },
  codes: ['AUTH_INVALID_CREDENTIAL', 'RATE_LIMITED', 'SOCIAL_EXPIRED', 'SOCIAL_OTHER_ACCOUNT'],
} as const satisfies Contract;

export const updatePhone = {
  endpoint: 'PUT /me/phone',
  summary: 'Change my phone to one that a code has proved',
  tag: 'me',
  rateLimit: { max: 20, minutes: 10 },
  body: exactly({ phone: mobilePhone, verification_token: verificationToken }),
  responses: { 204: nothing },
  codes: ['PHONE_NOT_VERIFIED', 'REAUTHENTICATION_REQUIRED'],
  data: { REAUTHENTICATION_REQUIRED: reauthenticationWays },
} as const satisfies Contract;

export const updatePassword = {
  endpoint: 'PUT /me/password',
  summary: 'Change my password; my other sessions end',
  tag: 'me',
  rateLimit: { max: 10, minutes: 10 },
  body: exactly(newPassword),
  responses: { 204: nothing },
  codes: [...passwordCodes, 'REAUTHENTICATION_REQUIRED'],
  data: { REAUTHENTICATION_REQUIRED: reauthenticationWays },
} as const satisfies Contract;

/** In the form of the identity provider. */
const sessionId = Type.String({ pattern: '^[\\w-]{1,64}$' });

export const listSessions = {
  endpoint: 'GET /me/sessions',
  summary: 'The browsers in which I am signed in',
  tag: 'me',
  responses: {
    200: Type.Object({
      sessions: Type.Array(
        Type.Object({
          id: sessionId,
          started_at: timestamp,
          used_at: timestamp,
          user_agent: nullable(Type.String()),
          is_current: Type.Boolean(),
        }),
      ),
    }),
  },
} as const satisfies Contract;

export const endSession = {
  endpoint: 'DELETE /me/sessions/:id',
  summary: 'Sign out in another browser',
  tag: 'me',
  params: Type.Object({ id: sessionId }),
  responses: { 204: nothing },
  codes: ['NOT_FOUND'],
} as const satisfies Contract;

export const endOtherSessions = {
  endpoint: 'DELETE /me/sessions',
  summary: 'Sign out in all other browsers',
  tag: 'me',
  responses: { 200: Type.Object({ ended: Type.Integer() }) },
} as const satisfies Contract;

const rows = Type.Array(Type.Object({}, { additionalProperties: true }));

export const exportData = {
  endpoint: 'GET /me/data',
  summary: 'All that the shop knows of me',
  tag: 'me',
  rateLimit: { max: 10, minutes: 10 },
  responses: { 200: Type.Object({}, { additionalProperties: rows }) },
  codes: ['REAUTHENTICATION_REQUIRED'],
  data: { REAUTHENTICATION_REQUIRED: reauthenticationWays },
} as const satisfies Contract;

export const withdraw = {
  endpoint: 'POST /me/withdrawal',
  summary: 'Close my account; my data are removed after 30 days',
  tag: 'me',
  rateLimit: { max: 10, minutes: 10 },
  body: exactly({
    reason_code: Type.Enum(['PRODUCTS', 'PRICE', 'DELIVERY', 'SERVICE', 'PRIVACY', 'OTHER']),
    reason: Type.Optional(Type.String({ minLength: 1, maxLength: 500, pattern: '^[^\\u0000]*$' })),
  }),
  responses: { 200: Type.Object({ purge_at: timestamp }) },
  codes: ['REAUTHENTICATION_REQUIRED', 'WITHDRAW_OPEN_ORDERS', 'WITHDRAW_SELLER'],
  data: { REAUTHENTICATION_REQUIRED: reauthenticationWays },
} as const satisfies Contract;
