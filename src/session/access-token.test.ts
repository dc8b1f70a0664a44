import { expect, test } from 'vitest';
import { accessToken, shopperId, tokenResponse } from '#tests/support/tokens.ts';
import { decodeAccessToken } from './access-token.ts';

const issuedAt = Date.UTC(2026, 10, 20, 6);

test('a token contains the member, the role, and when it was issued and expires', () => {
  expect(decodeAccessToken(tokenResponse({ issuedAt }).access_token)).toEqual({
    userId: shopperId,
    role: 'user',
    issuedAt,
    expiresAt: issuedAt + 600_000,
  });
});

test.each([
  [['public', 'brand', 'artist', 'user', 'admin'], 'admin'],
  [['brand', 'artist', 'user'], 'user'],
  [['public', 'brand', 'artist'], 'artist'],
  [['public', 'brand'], 'brand'],
  [['public'], 'public'],
  [['moderator'], 'public'],
  [[], 'public'],
])('of the allowed roles %j the first in priority is %s', (roles, role) => {
  expect(decodeAccessToken(tokenResponse({ issuedAt, roles }).access_token).role).toBe(role);
});

const claims = { sub: shopperId, iat: 1, exp: 2, 'https://hasura.io/jwt/claims': {} };

test.each([
  [undefined],
  [null],
  [7],
  [{}],
  [''],
  ['a'],
  ['a.b'],
  ['a.%%%.c'],
  ['a.bm90IGpzb24.c'],
  [accessToken(null)],
  [accessToken({})],
  [accessToken(claims)],
  [accessToken({ ...claims, 'https://hasura.io/jwt/claims': { 'x-hasura-allowed-roles': 'admin' } })],
])('%j is refused: Invalid token specified', (token) => {
  expect(() => decodeAccessToken(token)).toThrow('Invalid token specified');
});
