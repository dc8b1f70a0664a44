import { Type } from 'typebox';
import { emailText, emailToken, name, nickname, signUpAgreements, verificationToken } from './auth.ts';
import type { Contract } from './contract.ts';
import { mobilePhone } from './order-fields.ts';
import { exactly, nothing, nullable, timestamp, uuid } from './schemas.ts';
import { socialProviders, socialPurposes } from './social-names.ts';

const provider = Type.Enum(socialProviders);
const params = Type.Object({ provider });
const purpose = Type.Enum(socialPurposes);
const returned = Type.Optional(Type.String({ maxLength: 4_000 }));
const rateLimit = { max: 60, minutes: 1 } as const;
export const socialCode = Type.String({ minLength: 1, maxLength: 4_000, pattern: '^[\\w-]+$' });

const visit = {
  return: Type.Optional(Type.String({ maxLength: 2_000, description: 'Path of the page to return to' })),
  purpose: Type.Optional(purpose),
};

export const startSocialSignIn = {
  endpoint: 'GET /auth/:provider/start',
  summary: 'Sends the browser to a social provider',
  tag: 'auth',
  access: 'public',
  essential: true,
  rateLimit,
  params,
  query: Type.Object(visit),
  responses: {
    302: Type.Null({ description: 'To the provider, or to /login/kakao if it does not respond' }),
  },
  codes: ['NOT_FOUND'],
} as const satisfies Contract;

export const prepareSocialScript = {
  endpoint: 'POST /auth/:provider/script',
  summary: 'What the script of a social provider is told',
  tag: 'auth',
  access: 'public',
  essential: true,
  rateLimit,
  params,
  body: exactly(visit),
  responses: {
    200: Type.Object({
      client_id: Type.String(),
      redirect_uri: Type.String(),
      scope: Type.String(),
      state: Type.String(),
      nonce: nullable(Type.String()),
    }),
  },
  codes: ['NOT_FOUND'],
} as const satisfies Contract;

const answer = {
  code: returned,
  state: returned,
  error: returned,
  iss: returned,
};

export const returnFromSocial = {
  endpoint: 'GET /auth/:provider/callback',
  summary: 'Where a social provider sends the browser',
  tag: 'auth',
  access: 'public',
  essential: true,
  rateLimit,
  params,
  // Providers add parameters of their own.
  query: Type.Object(answer, { additionalProperties: true }),
  responses: {
    303: Type.Null({ description: 'To /login/kakao, with a one-time code or an error in its fragment' }),
  },
  codes: ['NOT_FOUND'],
} as const satisfies Contract;

export const returnFromSocialForm = {
  endpoint: 'POST /auth/:provider/callback',
  summary: 'Where Apple’s page sends its form',
  description: 'Leads to the same address by GET, which browsers send with the cookie of this shop.',
  tag: 'auth',
  access: 'public',
  essential: true,
  rateLimit,
  params,
  responses: { 303: Type.Null({ description: 'To GET /auth/{provider}/callback' }) },
  codes: ['NOT_FOUND', 'VALIDATION'],
} as const satisfies Contract;

export const signUpSocial = {
  endpoint: 'POST /auth/sign-up/social',
  summary: 'Become a member who signs in by a social provider',
  tag: 'auth',
  access: 'public',
  rateLimit: { max: 30, minutes: 1 },
  body: exactly({
    signup_token: socialCode,
    email: Type.Optional(emailText),
    name,
    nickname,
    phone: mobilePhone,
    verification_token: verificationToken,
    email_token: emailToken,
    agreements: signUpAgreements,
  }),
  responses: {
    201: Type.Object({
      id: uuid,
      sign_in_code: nullable(Type.String(), {
        description:
          'For the grant authorization_code at `social.token_url`; null: log in by the provider once more',
      }),
    }),
  },
  codes: [
    'AGE_LIMIT',
    'DUPLICATE_ID',
    'DUPLICATE_NICKNAME',
    'EMAIL_NOT_VERIFIED',
    'ID_FORMAT',
    'NOT_FOUND',
    'PHONE_NOT_VERIFIED',
    'SOCIAL_EXPIRED',
    'SOCIAL_LINKED',
    'SIGN_UP_UNAVAILABLE',
    'TERMS_REQUIRED',
    'VALIDATION',
  ],
} as const satisfies Contract;

/** How the member of a session proves to be there. */
export const reauthenticationWays = Type.Object({
  password: Type.Boolean(),
  social: Type.Array(provider),
});

export const listSocialAccounts = {
  endpoint: 'GET /me/social-accounts',
  summary: 'The social accounts by which I sign in',
  tag: 'me',
  responses: {
    200: Type.Object({ accounts: Type.Array(Type.Object({ provider, linked_at: timestamp })) }),
  },
} as const satisfies Contract;

export const linkSocialAccount = {
  endpoint: 'POST /me/social-accounts',
  summary: 'Sign in by a social account from now on',
  tag: 'me',
  rateLimit: { max: 30, minutes: 10 },
  body: exactly({ code: socialCode }),
  responses: { 204: nothing },
  codes: ['REAUTHENTICATION_REQUIRED', 'SOCIAL_EXPIRED', 'SOCIAL_LINKED'],
  data: { REAUTHENTICATION_REQUIRED: reauthenticationWays },
} as const satisfies Contract;

export const unlinkSocialAccount = {
  endpoint: 'DELETE /me/social-accounts/:provider',
  summary: 'No longer sign in by a social account',
  tag: 'me',
  rateLimit: { max: 30, minutes: 10 },
  params,
  responses: { 204: nothing },
  codes: ['NOT_FOUND', 'REAUTHENTICATION_REQUIRED', 'SOCIAL_LAST'],
  data: { REAUTHENTICATION_REQUIRED: reauthenticationWays },
} as const satisfies Contract;
