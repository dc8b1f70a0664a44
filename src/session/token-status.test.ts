import { expect, test } from 'vitest';
import { tokenResponse } from '#tests/support/tokens.ts';
import { readTokenSet } from './token-set.ts';
import { tokenStatus } from './token-status.ts';

const issuedAt = Date.UTC(2026, 10, 20, 6);
const after = (seconds: number) => issuedAt + seconds * 1000;
const tokens = (refreshSeconds: number) => readTokenSet(tokenResponse({ issuedAt, refreshSeconds }));

// The access token lasts ten minutes from its issue.
test.each([
  ['3:01', 600 - 181, 'fresh'],
  ['3:00', 600 - 180, 'fresh'],
  ['2:59.999', 600 - 179.999, 'expiring'],
  ['2:59', 600 - 179, 'expiring'],
  ['0:00', 600, 'expiring'],
  ['nothing for a day', 86_400, 'expiring'],
])('with %s left on the access token: %s seconds after its issue, %s', (_left, seconds, step) => {
  expect(tokenStatus(tokens(30 * 86_400), after(seconds))).toBe(step);
});

test.each([
  [1_799.999, 'expiring'],
  [1_800, 'expired'],
  [1_800.001, 'expired'],
])('a refresh token of 1,800 seconds after %s seconds: %s', (seconds, step) => {
  expect(tokenStatus(tokens(1_800), after(seconds))).toBe(step);
});

test('a valid access token is used although its refresh token has expired', () => {
  expect(tokenStatus(tokens(60), after(120))).toBe('fresh');
});

test('tokens that are missing or malformed are expired', () => {
  expect(tokenStatus(null, issuedAt)).toBe('expired');
});
