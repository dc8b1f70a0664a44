import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { exactly, nothing, nullable, timestamp } from './schemas.ts';

const email = Type.String({
  minLength: 3,
  maxLength: 254,
  pattern: '^[^\\s@\\p{Cc}]+@[^\\s@\\p{Cc}]+\\.[^\\s@\\p{Cc}]+$',
});
/** Passed on to the wallet service, and never stored. */
const password = Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\u0000]+$' });
/** Attempts of one member. */
const rateLimit = { max: 5, minutes: 10 };

const connected = Type.Object({ email: Type.String(), connected_at: timestamp });

export const readWallet = {
  endpoint: 'GET /wallet',
  summary: 'My wallet and its balance',
  tag: 'wallet',
  rateLimit: { max: 60, minutes: 1 },
  responses: {
    200: Type.Object({
      wallet: nullable(
        Type.Object({
          email: Type.String(),
          connected_at: timestamp,
          balance: nullable(Type.Integer(), {
            description: 'KRW; null: the wallet service does not answer',
          }),
        }),
        { description: 'Null: none is connected' },
      ),
    }),
  },
  codes: ['NOT_FOUND'],
} as const satisfies Contract;

export const requestWalletCode = {
  endpoint: 'POST /wallet/code',
  summary: 'Have the wallet service send a code to an address, valid for five minutes',
  tag: 'wallet',
  rateLimit,
  body: exactly({ email }),
  responses: { 202: Type.Object({ expires_in: Type.Integer({ description: 'Seconds' }) }) },
  codes: ['NOT_FOUND', 'CODE_TOO_MANY', 'WALLET_ALREADY_CONNECTED', 'WALLET_UNAVAILABLE'],
} as const satisfies Contract;

export const createWallet = {
  endpoint: 'POST /wallet',
  summary: 'Create a wallet with the code that was sent to its address, and connect it',
  tag: 'wallet',
  idempotent: 'forwarded',
  rateLimit,
  body: exactly({ email, code: Type.String({ pattern: '^\\d{6}$' }), password }),
  responses: { 201: connected },
  codes: [
    'NOT_FOUND',
    'CODE_MISMATCH',
    'CODE_EXPIRED',
    'CODE_TOO_MANY',
    'PASSWORD_FORMAT',
    'WALLET_EMAIL_EXISTS',
    'WALLET_ALREADY_CONNECTED',
    'WALLET_UNAVAILABLE',
  ],
} as const satisfies Contract;

export const connectWallet = {
  endpoint: 'POST /wallet/connect',
  summary: 'Connect a wallet that exists',
  tag: 'wallet',
  idempotent: 'forwarded',
  rateLimit,
  body: exactly({ email, password }),
  responses: { 200: connected },
  codes: [
    'NOT_FOUND',
    'RATE_LIMITED',
    'WALLET_CREDENTIAL_MISMATCH',
    'WALLET_ALREADY_CONNECTED',
    'WALLET_UNAVAILABLE',
  ],
} as const satisfies Contract;

export const disconnectWallet = {
  endpoint: 'DELETE /wallet',
  summary: 'Disconnect my wallet; the wallet itself stays',
  tag: 'wallet',
  rateLimit: { max: 30, minutes: 1 },
  responses: { 204: nothing },
} as const satisfies Contract;
