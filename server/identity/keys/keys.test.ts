import { randomBytes } from 'node:crypto';
import { decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withDatabase } from '../../../tests/support/database.ts';
import { Provider } from '../../../tests/support/identity.ts';

const { pool } = withDatabase();
const opened: Provider[] = [];

async function start(settings: Parameters<typeof Provider.start>[1] = {}): Promise<Provider> {
  const provider = await Provider.start(pool, settings);
  opened.push(provider);
  return provider;
}

beforeEach(() => pool.query('truncate identity_key, identity_rate_limit'));
afterEach(() => Promise.all(opened.splice(0).map((provider) => provider.close())));

const keyIds = async () =>
  (await pool.query('select kid from identity_key order by created_at')).rows.map(({ kid }) => kid);
const signedIn = async (provider: Provider) =>
  (await provider.signIn('shopper@kkumim.test', 'kkumim1234')).json();
const isAccepted = async (provider: Provider, token: string) =>
  (await provider.identity.verifyAccessToken(token)).ok;
const age = (days: number) =>
  pool.query(`update identity_key set created_at = created_at - $1 * interval '1 day'`, [days]);

test('keys and sign-ins outlive the process', async () => {
  const before = await start();
  const tokens = await signedIn(before);
  await before.close();

  const after = await start();
  expect(await isAccepted(after, tokens.access_token)).toBe(true);
  const refreshed = await after.refresh(tokens.refresh_token);
  expect(refreshed.statusCode).toBe(200);
  expect(await keyIds()).toHaveLength(1);
});

test('processes that start together agree on one key and accept each other’s tokens', async () => {
  const [one, two, three] = await Promise.all([start(), start(), start()]);
  expect(await keyIds()).toHaveLength(1);
  const tokens = await signedIn(one);
  expect(await isAccepted(two, tokens.access_token)).toBe(true);

  // The same refresh token at two processes at once: one successor.
  const [a, b] = await Promise.all([two.refresh(tokens.refresh_token), three.refresh(tokens.refresh_token)]);
  expect(a.json().refresh_token).toBe(b.json().refresh_token);
});

test('a process with another encryption key signs with a key of its own, and everybody accepts both', async () => {
  const one = await start();
  const early = await signedIn(one);
  expect(await isAccepted(one, early.access_token)).toBe(true);
  const clock = performance.now.bind(performance);
  const later = vi.spyOn(performance, 'now').mockImplementation(() => clock() + 2_000);
  const two = await start({ encryptionKey: randomBytes(32) });
  const foreign = await signedIn(two);
  expect(await keyIds()).toHaveLength(2);
  expect(await isAccepted(one, foreign.access_token)).toBe(true);
  expect(await isAccepted(two, early.access_token)).toBe(true);
  later.mockRestore();
});

test('a connection lost while a key is stored is named as the cause', async () => {
  await pool.query(`create function lose_connection() returns trigger language plpgsql
      as $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
    create trigger lose_connection after insert on identity_key for each row execute function lose_connection()`);
  await expect(start()).rejects.toMatchObject({ code: '57P01' });
  await pool.query('drop function lose_connection cascade');
});

test('a private key lies encrypted in the database', async () => {
  await start();
  const { rows } = await pool.query('select public_jwk, sealed_private_jwk from identity_key');
  expect(Object.keys(rows[0].public_jwk).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  expect(rows[0].sealed_private_jwk.toString('latin1')).not.toContain('"d"');
});

test('a key is announced for a day, signs for three months, and is kept until its last token is over', async () => {
  const first = await start();
  const old = await signedIn(first);
  const [oldKey] = await keyIds();

  await age(90);
  const second = await start();
  const [, generateSigningKey] = await keyIds();
  expect(generateSigningKey).toBeDefined();
  expect(decodeProtectedHeader((await signedIn(second)).access_token).kid).toBe(oldKey);

  await age(1);
  const third = await start();
  expect(decodeProtectedHeader((await signedIn(third)).access_token).kid).toBe(generateSigningKey);
  expect(await isAccepted(third, old.access_token)).toBe(true);

  await age(1);
  await third.identity.cleanup();
  expect(await keyIds()).toEqual([generateSigningKey]);
  const fourth = await start();
  expect(await isAccepted(fourth, old.access_token)).toBe(false);
});

test('unknown key names do not become a flood of queries', async () => {
  const provider = await start();
  const { access_token } = await signedIn(provider);
  expect(await isAccepted(provider, access_token)).toBe(true);
  const queries = vi.spyOn(pool, 'query');
  const [, ...rest] = access_token.split('.');
  for (let guess = 0; guess < 50; guess += 1) {
    const head = Buffer.from(JSON.stringify({ alg: 'RS256', typ: 'at+jwt', kid: `guess-${guess}` }));
    expect(await isAccepted(provider, [head.toString('base64url'), ...rest].join('.'))).toBe(false);
  }
  expect(queries.mock.calls.length).toBeLessThanOrEqual(1);
  queries.mockRestore();
});
