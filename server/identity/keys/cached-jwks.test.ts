import { errors, type JWK } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCachedJwks } from './cached-jwks.ts';
import { generateSigningKey } from './generate-signing-key.ts';

const makeKey = async () => (await generateSigningKey(Buffer.alloc(32, 1))).publicJwk;
const [first, second] = [await makeKey(), await makeKey()];

/** A provider whose published keys change; it counts who asks. */
function provider(...published: JWK[]) {
  const read = vi.fn<() => Promise<readonly JWK[]>>(async () => published);
  const find = createCachedJwks(read);
  const findKey = async (kid: string | undefined) =>
    find({ alg: 'RS256', ...(kid ? { kid } : {}) }, { payload: '', signature: '' });
  return { published, read, findKey };
}

const unknown = errors.JWKSNoMatchingKey;
const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('one look-up serves all who ask at once, and those who come later', async () => {
  const { findKey, read } = provider(first);
  await Promise.all(Array.from({ length: 20 }, () => findKey(first.kid)));
  minutes(9);
  await findKey(first.kid);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a key that is new is found by one look-up, however many tokens name it at once', async () => {
  const { findKey, read, published } = provider(first);
  await findKey(first.kid);
  published.push(second);
  minutes(1);
  await Promise.all(Array.from({ length: 20 }, () => findKey(second.kid)));
  expect(read).toHaveBeenCalledTimes(2);
});

test('a slow look-up is still the only one', async () => {
  const { findKey, read } = provider(first);
  const { promise, resolve } = Promise.withResolvers<readonly JWK[]>();
  read.mockReturnValueOnce(promise);
  const early = findKey(first.kid);
  minutes(1);
  const late = findKey(first.kid);
  resolve([first]);
  await Promise.all([early, late]);
  expect(read).toHaveBeenCalledTimes(1);
});

test('invented names cost one look-up per second', async () => {
  const { findKey, read } = provider(first);
  for (let guess = 0; guess < 50; guess += 1)
    await expect(findKey(`guess-${guess}`)).rejects.toThrow(unknown);
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  await expect(findKey('guess')).rejects.toThrow(unknown);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a key taken away stops counting within ten minutes', async () => {
  const { findKey, published } = provider(first, second);
  await findKey(first.kid);
  published.shift();
  minutes(10);
  await expect(findKey(first.kid)).rejects.toThrow(unknown);
  await findKey(second.kid);
});

test('while the provider is away its keys count for an hour, and it is not stormed', async () => {
  const { findKey, read } = provider(first);
  await findKey(first.kid);
  read.mockRejectedValue(new TypeError('fetch failed'));
  minutes(30);
  for (let request = 0; request < 20; request += 1) await findKey(first.kid);
  expect(read).toHaveBeenCalledTimes(2);
  minutes(30);
  await expect(findKey(first.kid)).rejects.toThrow('fetch failed');
  read.mockResolvedValue([first]);
  minutes(1);
  await findKey(first.kid);
});

test('a provider that cannot be asked is a fault, not a bad token', async () => {
  const { findKey, read } = provider();
  read.mockRejectedValue(new errors.JOSENotSupported('odd key'));
  for (const kid of [first.kid, 'another']) {
    await expect(findKey(kid)).rejects.not.toBeInstanceOf(errors.JOSEError);
  }
  expect(read).toHaveBeenCalledTimes(1);
});

test('a token that names no key, and keys that are not for signatures, match nothing', async () => {
  const { findKey } = provider({ ...first, use: 'enc', alg: 'RSA-OAEP' }, { ...second, alg: 'RS512' });
  for (const kid of [first.kid, second.kid, undefined]) await expect(findKey(kid)).rejects.toThrow(unknown);
});
