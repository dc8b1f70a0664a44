import { beforeEach, expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database.ts';
import { withProvider } from '../../../tests/support/identity.ts';
import { createTrustedDevices } from './trusted-device.ts';

const { pool } = withDatabase();
const provider = withProvider(pool);
const email = 'shopper@kkumim.test';
const right = 'kkumim1234';

beforeEach(() => pool.query('truncate identity_rate_limit, identity_session'));

type Answer = Awaited<ReturnType<ReturnType<typeof provider>['signIn']>>;

const setCookie = (answer: Answer) => String(answer.headers['set-cookie'] ?? '');
const cookieOf = (answer: Answer) => setCookie(answer).split(';', 1)[0] ?? '';

/** Guesses from many addresses until the account's limit holds everywhere. */
async function exhaustAccountLimit(from = (index: number) => `198.51.100.${index}`) {
  for (let guess = 0; guess < 31; guess += 1) {
    await provider().signIn(email, 'wrong', { from: from(guess) });
  }
}

test('a sign-in sets the device cookie, for the token endpoint only and not for scripts', async () => {
  const answer = await provider().signIn(email, right);
  expect(setCookie(answer)).toMatch(
    /^__Secure-kkumim-device=[\w-]{64}; Path=\/realms\/kkumim\/protocol\/openid-connect\/token; Max-Age=15552000; Secure; HttpOnly; SameSite=Strict$/,
  );
  expect(setCookie(await provider().signIn(email, 'wrong'))).toBe('');
});

test('the owner’s phone signs in from a new address while others guess from many addresses', async () => {
  const cookie = cookieOf(await provider().signIn(email, right, { from: '203.0.113.7' }));
  await exhaustAccountLimit();
  const away = '192.0.2.44';
  expect((await provider().signIn(email, right, { from: away })).statusCode).toBe(429);
  expect((await provider().signIn(email, right, { from: away, cookie })).statusCode).toBe(200);
});

test('the owner’s phone signs in while another client behind the same address guesses', async () => {
  const cookie = cookieOf(await provider().signIn(email, right, { from: '203.0.113.7' }));
  await exhaustAccountLimit(() => '203.0.113.7');
  expect((await provider().signIn(email, right, { from: '203.0.113.7', cookie })).statusCode).toBe(200);
});

test('a stolen phone guesses no faster than any other client, from any address', async () => {
  const cookie = cookieOf(await provider().signIn(email, right));
  const seen: number[] = [];
  for (let guess = 0; guess < 7; guess += 1) {
    const from = `198.51.100.${guess}`;
    seen.push((await provider().signIn(email, 'wrong', { from, cookie })).statusCode);
  }
  expect(seen).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test('the device token of one member is not valid for another', async () => {
  const cookie = cookieOf(await provider().signIn('artist@kkumim.test', right));
  await exhaustAccountLimit();
  expect((await provider().signIn(email, right, { from: '192.0.2.44', cookie })).statusCode).toBe(429);
});

test('a device token that this shop did not issue is not valid', () => {
  const devices = createTrustedDevices(Buffer.alloc(32, 1));
  const token = devices.issueToken('member');
  expect(devices.verifyToken(token, 'member')).toMatch(/^[\da-f]{32}$/);
  const foreign = createTrustedDevices(Buffer.alloc(32, 2)).issueToken('member');
  const changed = `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`;
  for (const other of ['', 'x', foreign, changed, `${token}AAAA`]) {
    expect(devices.verifyToken(other, 'member')).toBeNull();
  }
});
