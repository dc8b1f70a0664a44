import { availableParallelism } from 'node:os';
import { verify } from '@node-rs/argon2';
import { beforeEach, expect, test, vi } from 'vitest';
import { withDatabase } from '../../../tests/support/database.ts';
import { withProvider } from '../../../tests/support/identity.ts';
import { createSession } from '../sessions/session.ts';

vi.mock('@node-rs/argon2', { spy: true });

const { pool } = withDatabase();
const provider = withProvider(pool);
const email = 'shopper@kkumim.test';
const right = 'kkumim1234';

beforeEach(() => pool.query('truncate identity_rate_limit, identity_session'));

const later = (seconds: number) =>
  pool.query(`update identity_rate_limit set busy_until = busy_until - $1 * interval '1 second'`, [seconds]);

/** As if others had used up all attempts. */
const fillBucket = (bucket: string) =>
  pool.query(
    `update identity_rate_limit set busy_until = now() + interval '1 hour' where key = sha256($1::text::bytea)`,
    [bucket],
  );

async function statuses(
  tries: number,
  attempt: (index: number) => ReturnType<ReturnType<typeof provider>['signIn']>,
) {
  const seen: number[] = [];
  for (let index = 0; index < tries; index += 1) seen.push((await attempt(index)).statusCode);
  return seen;
}

test('after five wrong passwords the sixth has to wait, the right one too, and half a minute helps', async () => {
  expect(await statuses(5, () => provider().signIn(email, 'wrong'))).toEqual([401, 401, 401, 401, 401]);
  const refused = await provider().signIn(email, right);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().error).toBe('slow_down');
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(20);
  expect(wait).toBeLessThanOrEqual(30);
  await later(wait);
  expect((await provider().signIn(email, right)).statusCode).toBe(200);
});

test('an unknown member is slowed down the same way', async () => {
  expect(await statuses(6, () => provider().signIn('nobody@kkumim.test', 'x'))).toEqual([
    401, 401, 401, 401, 401, 429,
  ]);
});

test('an unknown member is as much work as a known one, so that times tell nothing', async () => {
  vi.mocked(verify).mockClear();
  for (const username of [email, 'nobody@kkumim.test']) await provider().signIn(username, 'wrong');
  // A hash begins with what it costs to compute it.
  const costs = vi.mocked(verify).mock.calls.map(([hash]) => hash.toString().split('$').slice(1, 4));
  const [known] = costs;
  expect(known).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1']);
  expect(costs).toEqual([known, known]);
});

test('the owner at home does not notice that somebody guesses elsewhere', async () => {
  const home = '203.0.113.7';
  expect((await provider().signIn(email, right, { from: home })).statusCode).toBe(200);
  const guesses = await statuses(40, (index) =>
    provider().signIn(email, 'wrong', { from: `198.51.100.${index}` }),
  );
  expect(guesses.filter((status) => status === 401)).toHaveLength(30);
  expect(guesses.at(-1)).toBe(429);
  expect((await provider().signIn(email, right, { from: home })).statusCode).toBe(200);
});

test('from the network of the owner nobody learns which addresses have an account', async () => {
  const home = '203.0.113.7';
  expect((await provider().signIn(email, right, { from: home })).statusCode).toBe(200);
  const seenOf = async (username: string) => {
    vi.mocked(verify).mockClear();
    const atHome = () => provider().signIn(username, 'wrong', { from: home });
    const first = (await atHome()).statusCode;
    const { rowCount: counted } = await fillBucket(`account ${username}`);
    const refused = await statuses(2, atHome);
    return { first, counted, refused, checked: vi.mocked(verify).mock.calls.length };
  };
  const known = await seenOf(email);
  expect(known).toEqual({ first: 401, counted: 1, refused: [429, 429], checked: 3 });
  expect(await seenOf('nobody@kkumim.test')).toEqual(known);
});

test('one address that tries many accounts is slowed down, its neighbours are not', async () => {
  const tries = await statuses(25, (index) => provider().signIn(`member-${index}@kkumim.test`, 'x'));
  expect(tries.filter((status) => status === 401)).toHaveLength(20);
  expect(tries.at(-1)).toBe(429);
  expect((await provider().signIn(email, right, { from: '198.51.100.2' })).statusCode).toBe(200);
});

test('an IPv6 household counts as one address', async () => {
  const tries = await statuses(25, (index) =>
    provider().signIn(`member-${index}@kkumim.test`, 'x', { from: `2001:db8:1:2::${index + 1}` }),
  );
  expect(tries.at(-1)).toBe(429);
  expect((await provider().signIn(email, right, { from: '2001:db8:1:3::1' })).statusCode).toBe(200);
});

test('signing in rightly, however often, costs no turns', async () => {
  expect(new Set(await statuses(25, () => provider().signIn(email, right)))).toEqual(new Set([200]));
});

test('the newest hundred sessions of an account are kept', async () => {
  await pool.query(
    `insert into identity_session (account_id, handle_hash, secret_hash, expires_at, created_at)
     select account.id, sha256(number::text::bytea), '', now() + interval '1 day', now() - number * interval '1 minute'
     from identity_account account, generate_series(1, 120) as number where email = $1`,
    [email],
  );
  const { session_state } = (await provider().signIn(email, right)).json();
  const { rows } = await pool.query(
    `select count(*)::int as kept, min(created_at) > now() - interval '100 minutes' as "areNewest",
       bool_or(id = $1) as "isKept" from identity_session`,
    [session_state],
  );
  expect(rows).toEqual([{ kept: 100, areNewest: true, isKept: true }]);
});

test('a password that changes while it is checked signs nobody in', async () => {
  const address = '203.0.113.7';
  const result = await provider().identity.signIn({ email, password: right, address, deviceToken: '' });
  if (result.outcome !== 'signed-in') throw new Error('The password was refused.');
  const change = (passwordHash: string | null) =>
    pool.query('update identity_account set password_hash = $2 where email = $1', [email, passwordHash]);
  await change('another');
  expect(await createSession(pool, result, { address, userAgent: null })).toBeNull();
  await change(result.passwordHash);
  expect(await createSession(pool, result, { address, userAgent: null })).not.toBeNull();
});

test('guesses sent at once are counted one by one', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => provider().signIn(email, 'wrong')));
  const checked = answers.filter(({ statusCode }) => statusCode === 401).length;
  expect(checked).toBeGreaterThanOrEqual(5);
  // The attempts on other cores had begun already.
  expect(checked).toBeLessThan(5 + availableParallelism());
  const wait = Number((await provider().signIn(email, right)).headers['retry-after']);
  expect(wait).toBeLessThanOrEqual(60);
});

test('a member with many tabs or devices signs in everywhere at once', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => provider().signIn(email, right)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test('counters that count nothing any more are forgotten', async () => {
  await provider().signIn(email, 'wrong');
  await later(600);
  await provider().identity.cleanup();
  expect((await pool.query('select 1 from identity_rate_limit')).rowCount).toBe(0);
});
