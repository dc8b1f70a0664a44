import { Type } from 'typebox';
import { maxPasswordLength, nicknamePattern } from './account-fields.ts';
import type { Contract } from './contract.ts';
import { mobilePhone } from './order-fields.ts';
import { exactly, nothing, shownName, uuid } from './schemas.ts';

// A mistake in a text of the shopper has a code of its own, so the handler checks its form.
export const emailText = Type.String({ minLength: 1, maxLength: 254 });
export const newPassword = {
  password: Type.String({ minLength: 1, maxLength: maxPasswordLength }),
  password_confirm: Type.String({ maxLength: maxPasswordLength }),
};
export const nickname = Type.String({ pattern: nicknamePattern });
export const verificationToken = Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\w-]+$' });
/** The token of a code to the address. */
export const emailToken = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 64,
    pattern: '^[\\w-]+$',
    description: 'Demanded where the shop sends emails, see `accounts.email` of the configuration',
  }),
);
export const name = shownName(40);

export const signUpAgreements = exactly({
  service: Type.Boolean(),
  privacy: Type.Boolean(),
  purchase: Type.Boolean(),
  over14: Type.Boolean(),
  marketing: Type.Boolean({ description: 'Optional' }),
  advertising: Type.Boolean({ description: 'Optional' }),
});

export const passwordCodes = [
  'PASSWORD_FORMAT',
  'PASSWORD_MISMATCH',
  'PASSWORD_COMMON',
  'OVERLOADED',
] as const;

export const checkEmail = {
  endpoint: 'POST /auth/check-email',
  summary: 'Whether an email address can become an ID',
  tag: 'auth',
  access: 'public',
  rateLimit: { max: 10, minutes: 1 },
  body: exactly({ email: emailText }),
  responses: { 204: nothing },
  codes: ['DUPLICATE_ID', 'ID_FORMAT'],
} as const satisfies Contract;

export const sendCode = {
  endpoint: 'POST /auth/codes',
  summary: 'Send a code to a phone, or to the email address of an account',
  description:
    'PHONE_CHANGE needs a member. The response to PASSWORD_RESET is the same whether there is such an account or not.',
  tag: 'auth',
  access: 'optional',
  rateLimit: { max: 60, minutes: 10 },
  body: Type.Union([
    exactly({ purpose: Type.Enum(['SIGN_UP', 'PHONE_CHANGE']), target: mobilePhone }),
    exactly({ purpose: Type.Enum(['PASSWORD_RESET', 'SIGN_UP_EMAIL']), target: emailText }),
  ]),
  responses: {
    201: Type.Object({
      id: uuid,
      expires_in: Type.Integer({ description: 'Seconds' }),
      resend_in: Type.Integer({ description: 'Seconds until the next code can be sent' }),
    }),
  },
  codes: ['AUTH_REQUIRED', 'CODE_TOO_MANY', 'DUPLICATE_ID', 'ID_FORMAT', 'NOT_FOUND'],
  data: { CODE_TOO_MANY: Type.Object({ retry_in: Type.Integer({ description: 'Seconds' }) }) },
} as const satisfies Contract;

export const verifyCode = {
  endpoint: 'POST /auth/codes/verify',
  summary: 'Exchange a code for a token that proves once that it was received',
  tag: 'auth',
  access: 'optional',
  rateLimit: { max: 60, minutes: 10 },
  body: exactly({ id: uuid, code: Type.String({ pattern: '^[0-9A-Za-z -]{1,20}$' }) }),
  responses: { 200: Type.Object({ verification_token: verificationToken }) },
  codes: ['CODE_MISMATCH', 'CODE_EXPIRED', 'CODE_TOO_MANY'],
} as const satisfies Contract;

export const signUp = {
  endpoint: 'POST /auth/sign-up',
  summary: 'Become a member',
  tag: 'auth',
  access: 'public',
  rateLimit: { max: 30, minutes: 1 },
  body: exactly({
    email: emailText,
    ...newPassword,
    name,
    nickname,
    phone: mobilePhone,
    verification_token: verificationToken,
    email_token: emailToken,
    agreements: signUpAgreements,
  }),
  responses: { 201: Type.Object({ id: uuid }) },
  codes: [
    ...passwordCodes,
    'AGE_LIMIT',
    'DUPLICATE_ID',
    'DUPLICATE_NICKNAME',
    'EMAIL_NOT_VERIFIED',
    'ID_FORMAT',
    'NOT_FOUND',
    'PHONE_NOT_VERIFIED',
    'SIGN_UP_UNAVAILABLE',
    'TERMS_REQUIRED',
    'VALIDATION',
  ],
} as const satisfies Contract;

export const resetPassword = {
  endpoint: 'POST /auth/password/reset',
  summary: 'Set a new password with the token of a code; all sessions end',
  tag: 'auth',
  access: 'public',
  rateLimit: { max: 30, minutes: 1 },
  body: exactly({ email: emailText, ...newPassword, verification_token: verificationToken }),
  responses: { 204: nothing },
  codes: [...passwordCodes, 'PHONE_NOT_VERIFIED'],
} as const satisfies Contract;
