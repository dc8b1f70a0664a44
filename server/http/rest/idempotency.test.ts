import { randomUUID } from 'node:crypto';
import { type FastifyInstance, fastify } from 'fastify';
import type { PoolClient } from 'pg';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { VerifyAccessToken } from '#server/identity/tokens/verify-access-token.ts';
import { refuse } from '#server/platform/refusal.ts';
import type { Contract } from '#src/shared/contracts/contract.ts';
import { exactly, timestamp } from '#src/shared/contracts/schemas.ts';
import { catalogue } from '#tests/support/catalogue.ts';
import { withDatabase } from '#tests/support/database.ts';
import { errorHandler } from '../plugins/error-handler.ts';
import { addRoute } from './add-route.ts';
import { createIdempotency } from './idempotency.ts';
import { contractSupport } from './plugin.ts';

const placeOrder = {
  endpoint: 'POST /shops/:shop/orders',
  summary: 'Order something of which there are five',
  tag: 'test',
  idempotent: true,
  params: Type.Object({ shop: Type.String() }),
  body: exactly({ quantity: Type.Integer({ minimum: 1 }) }),
  responses: { 201: Type.Object({ number: Type.Integer(), ordered_at: timestamp }) },
  codes: ['OUT_OF_STOCK', 'REVIEW_EXISTS'],
  data: { OUT_OF_STOCK: Type.Object({ available: Type.Integer() }) },
} as const satisfies Contract;

const payOrder = {
  ...placeOrder,
  endpoint: 'POST /shops/:shop/payments',
  responses: { 204: Type.Null() },
} as const satisfies Contract;

const { pool } = withDatabase();
const make = catalogue(pool);
/** The writes in the transaction of an order, before it is answered. */
let meanwhile: (transaction: PoolClient) => Promise<unknown>;

/** A process of the shop; members sign in with their id as access token. */
async function startProcess(): Promise<FastifyInstance> {
  const app = fastify();
  await app.register(errorHandler);
  app.decorate('pool', pool);
  const user = { defaultRole: 'user', allowedRoles: ['user'] };
  const authenticate = async (userId: string) => ({ ok: true, value: { ...user, userId } });
  await app.register(contractSupport, { authenticate: authenticate as unknown as VerifyAccessToken });
  addRoute(app, placeOrder, async ({ transaction, memberId, body }) => {
    const { rows } = await transaction.query<{ number: number; ordered_at: Date }>(
      'insert into test_order (user_id, quantity) values ($1, $2) returning number, ordered_at',
      [memberId, body.quantity],
    );
    await meanwhile(transaction);
    const [order] = rows;
    if (body.quantity > 5 || !order) return refuse('OUT_OF_STOCK', { available: 5 });
    return order;
  });
  addRoute(app, payOrder, async ({ transaction, memberId }) => {
    const isPaid = await transaction
      .query('insert into test_payment values ($1)', [memberId])
      .catch(() => null);
    if (!isPaid) return refuse('REVIEW_EXISTS');
  });
  return app;
}

let processes: readonly FastifyInstance[] = [];
beforeAll(async () => {
  processes = await Promise.all(Array.from({ length: 10 }, startProcess));
  await pool.query(`
    create table test_order (
      number serial, user_id uuid, quantity int, ordered_at timestamptz not null default clock_timestamp()
    );
    create table test_payment (user_id uuid primary key)`);
});
afterAll(() => Promise.all(processes.map((app) => app.close())));

let member = '';
beforeEach(async () => {
  meanwhile = async () => {};
  member = await make.user();
  await pool.query('truncate idempotency_key, test_order, test_payment');
});

type Options = {
  key?: string | null;
  body?: object;
  url?: string;
  memberId?: string;
  process?: number;
  language?: string;
};

async function order({ key = null, body = { quantity: 1 }, url = '/shops/seoul/orders', ...rest }: Options) {
  const app = processes[rest.process ?? 0] as FastifyInstance;
  const response = await app.inject({
    method: 'POST',
    url,
    payload: body,
    headers: {
      authorization: `Bearer ${rest.memberId ?? member}`,
      ...(key && { 'idempotency-key': key }),
      ...(rest.language && { 'accept-language': rest.language }),
    },
  });
  return {
    status: response.statusCode,
    text: response.body,
    code: response.body ? response.json().code : undefined,
    isReplayed: response.headers['idempotent-replayed'] === 'true',
    response,
  };
}

const rowsOf = async (table: string) => (await pool.query(`select * from ${table}`)).rows;

test('a hundred repetitions at once, in ten processes, are one order and ninety-nine replays', async () => {
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => order({ key, process: index % processes.length })),
  );
  expect(await rowsOf('test_order')).toHaveLength(1);
  expect(answers.filter(({ isReplayed }) => isReplayed)).toHaveLength(99);
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 201 });
});

test('a repetition in another process waits for the transaction of the first, and is answered as it was', async () => {
  const key = randomUUID();
  const { first, release } = await startOrder(key);
  const second = order({ key, process: 1 });
  await expect.poll(() => connections(`wait_event_type = 'Lock'`)).toBe(1);
  release();
  expect(await second).toMatchObject({ status: 201, isReplayed: true, text: (await first).text });
});

test('a client that repeats a call many times takes one connection, and nobody else waits', async () => {
  const key = randomUUID();
  const { first, release } = await startOrder(key);
  const flood = Array.from({ length: 50 }, () => order({ key }));
  expect(await order({ key, memberId: await make.user() })).toMatchObject({ status: 201 });
  expect(await connections(`state = 'idle in transaction'`)).toBe(1);
  release();
  expect(await first).toMatchObject({ isReplayed: false });
  expect((await Promise.all(flood)).every(({ isReplayed }) => isReplayed)).toBe(true);
});

test('a member whose call waits keeps no place of the products of their other calls', async () => {
  const { runOnce } = createIdempotency(pool);
  const done = async () => ({ status: 204, code: null, body: null });
  const call = (userId: string, product: string, work = done) =>
    runOnce({ userId, scope: 'test', key: randomUUID(), content: null, resources: [product] }, work);
  const { promise: end, resolve: release } = Promise.withResolvers<void>();
  // As behind a lock of another product.
  const waiting = call(member, 'locked', () => end.then(done));
  const others = [1, 2, 3].map(() => call(member, 'wanted'));
  const neighbour = vi.fn();
  const bought = call(await make.user(), 'wanted').then(neighbour);
  await vi.waitFor(() => expect(neighbour).toHaveBeenCalledOnce(), { timeout: 4_000 }).finally(release);
  await Promise.all([waiting, bought, ...others]);
});

/** An order whose transaction stays open until it is released; those that follow do not. */
async function startOrder(key: string) {
  const [started, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  meanwhile = () => {
    meanwhile = async () => {};
    started.resolve();
    return released.promise;
  };
  const first = order({ key });
  await started.promise;
  return { first, release: released.resolve };
}

async function connections(condition: string): Promise<number> {
  const { rows } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and ${condition}`,
  );
  return rows.length;
}

test('a new key, another member and another endpoint are other calls', async () => {
  const key = randomUUID();
  const neighbour = await make.user();
  const calls = [{ key }, { key: randomUUID() }, { key, memberId: neighbour }];
  for (const call of calls) expect(await order(call)).toMatchObject({ status: 201, isReplayed: false });
  const payment = { key, url: '/shops/seoul/payments' };
  expect(await order(payment)).toMatchObject({ status: 204, isReplayed: false });
  expect(await order(payment)).toMatchObject({ status: 204, isReplayed: true, text: '' });
  expect(await rowsOf('test_order')).toHaveLength(3);
});

test.each([{ body: { quantity: 2 } }, { url: '/shops/busan/orders' }])(
  'the key of another call is refused: %j',
  async (changed) => {
    const key = randomUUID();
    await order({ key });
    expect(await order({ key, ...changed })).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await order({ key })).toMatchObject({ status: 201, isReplayed: true });
  },
);

test('a refusal changes nothing, and is replayed in the language of its reader', async () => {
  const call = { key: randomUUID(), body: { quantity: 6 } };
  expect((await order(call)).response.json()).toMatchObject({
    code: 'OUT_OF_STOCK',
    message: '품절된 상품입니다.',
    data: { available: 5 },
  });
  expect(await rowsOf('test_order')).toEqual([]);
  const { status, isReplayed, response } = await order({ ...call, language: 'en-GB,en' });
  expect([status, isReplayed]).toEqual([409, true]);
  expect(response.json()).toMatchObject({
    message: 'This product is sold out.',
    data: { available: 5 },
  });
});

test('a statement that fails may be answered with a refusal', async () => {
  const url = '/shops/seoul/payments';
  await order({ key: randomUUID(), url });
  const again = { key: randomUUID(), url };
  for (const isReplayed of [false, true]) {
    expect(await order(again)).toMatchObject({ status: 409, code: 'REVIEW_EXISTS', isReplayed });
  }
});

test.each([[null], ['again'], [`${randomUUID()}0`]])('%j is no key', async (key) => {
  const { status, code, response } = await order({ key });
  expect([status, code]).toEqual([400, 'VALIDATION']);
  expect(response.json().fields).toMatchObject([{ field: 'idempotency-key' }]);
  expect(await rowsOf('test_order')).toEqual([]);
});

test.each([{ quantity: 0 }, { quantity: '1' }, { quantity: null }, { quantity: 1, price: 1 }, {}])(
  '%j is no order; corrected, it may be sent with the same key',
  async (body) => {
    const key = randomUUID();
    expect(await order({ key, body })).toMatchObject({ status: 400, code: 'VALIDATION' });
    expect(await rowsOf('idempotency_key')).toEqual([]);
    expect(await order({ key })).toMatchObject({ status: 201, isReplayed: false });
  },
);

test.each([
  ['the handler fails', () => Promise.reject(new Error('no'))],
  [
    'the connection is lost',
    (client: PoolClient) => client.query('select pg_terminate_backend(pg_backend_pid())'),
  ],
])('when %s, nothing has happened, and the repetition is the first', async (_what, fails) => {
  const key = randomUUID();
  meanwhile = fails;
  expect((await order({ key })).status).toBeGreaterThanOrEqual(500);
  expect([await rowsOf('test_order'), await rowsOf('idempotency_key')]).toEqual([[], []]);
  meanwhile = async () => {};
  expect(await order({ key })).toMatchObject({ status: 201, isReplayed: false });
});

test('after a day a key is forgotten', async () => {
  const key = randomUUID();
  await order({ key });
  const [{ created_at, expires_at }] = await rowsOf('idempotency_key');
  expect(expires_at - created_at).toBe(24 * 60 * 60_000);
  await pool.query(`update idempotency_key set expires_at = now()`);
  expect(await order({ key, body: { quantity: 2 } })).toMatchObject({ status: 201, isReplayed: false });
  await pool.query(`update idempotency_key set expires_at = now()`);
  await processes[0]?.idempotency.removeExpired();
  expect(await rowsOf('idempotency_key')).toEqual([]);
});
