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
async function besiege(from = (index: number) => `198.51.100.${index}`) {
  for (let guess = 0; guess < 31; guess += 1) {
    await provider().signIn(email, 'wrong', { from: from(guess) });
  }
}

test('a browser is marked by signing in, for the token endpoint only and for no script', async () => {
  const answer = await provider().signIn(email, right);
  expect(setCookie(answer)).toMatch(
    /^__Secure-kkumim-device=[\w-]{64}; Path=\/realms\/kkumim\/protocol\/openid-connect\/token; Max-Age=15552000; Secure; HttpOnly; SameSite=Strict$/,
  );
  expect(setCookie(await provider().signIn(email, 'wrong'))).toBe('');
});

test('the owner’s phone signs in from a new address while the whole world guesses', async () => {
  const cookie = cookieOf(await provider().signIn(email, right, { from: '203.0.113.7' }));
  await besiege();
  const away = '192.0.2.44';
  expect((await provider().signIn(email, right, { from: away })).statusCode).toBe(429);
  expect((await provider().signIn(email, right, { from: away, cookie })).statusCode).toBe(200);
});

test('… and while a neighbour behind the same address guesses', async () => {
  const cookie = cookieOf(await provider().signIn(email, right, { from: '203.0.113.7' }));
  await besiege(() => '203.0.113.7');
  expect((await provider().signIn(email, right, { from: '203.0.113.7', cookie })).statusCode).toBe(200);
});

test('a stolen phone guesses no faster than anybody, wherever it is', async () => {
  const cookie = cookieOf(await provider().signIn(email, right));
  const seen: number[] = [];
  for (let guess = 0; guess < 7; guess += 1) {
    const from = `198.51.100.${guess}`;
    seen.push((await provider().signIn(email, 'wrong', { from, cookie })).statusCode);
  }
  expect(seen).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test('the mark of one member is none for another', async () => {
  const cookie = cookieOf(await provider().signIn('artist@kkumim.test', right));
  await besiege();
  expect((await provider().signIn(email, right, { from: '192.0.2.44', cookie })).statusCode).toBe(429);
});

test('a mark that we did not make is none', () => {
  const devices = createTrustedDevices(Buffer.alloc(32, 1));
  const mark = devices.mark('somebody');
  expect(devices.recognize(mark, 'somebody')).toMatch(/^[\da-f]{32}$/);
  const foreign = createTrustedDevices(Buffer.alloc(32, 2)).mark('somebody');
  const changed = `${mark[0] === 'A' ? 'B' : 'A'}${mark.slice(1)}`;
  for (const other of ['', 'x', foreign, changed, `${mark}AAAA`]) {
    expect(devices.recognize(other, 'somebody')).toBeNull();
  }
});
