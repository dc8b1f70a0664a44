import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { restorePoints } from '#server/ordering/points/restore-points.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { newMember, visitorRequests } from '#tests/support/account-requests.ts';
import { withApp } from '#tests/support/app.ts';
import { memberRequests } from '#tests/support/member-requests.ts';
import { openLedger } from '#tests/support/point-ledger.ts';

const server = withApp({ jobs: true });
const asAdmin = memberRequests(server, 'admin');
const asShopper = memberRequests(server);
let network = 0;

beforeAll(async () => {
  for (const as of [asAdmin, asShopper]) await as('GET', '/me/agreements');
});

async function openMember() {
  network += 1;
  const member = await newMember(server, visitorRequests(server, `198.51.100.${network}`));
  const get = async (path: string) => (await member.request('GET', path)).json();
  return { ...member, ...(await openLedger(server.pool, member.id)), get };
}

const givePoints = (user_id: string, amount: number, as = asAdmin, key: string = randomUUID()) =>
  as(
    'POST',
    '/admin/points',
    { user_id, amount, reason: '불편을 드려 죄송해요' },
    { 'idempotency-key': key },
  );

test('a member who has none is told so', async () => {
  const { get } = await openMember();
  const none = { balance: 0, held: 0, available: 0, expiring_30d: 0, expiring: [], debt: 0 };
  expect(await get('/points')).toEqual(none);
  expect(await get('/points/history')).toEqual({ entries: [], total: 0 });
  expect(await get('/me/counts')).toEqual({ coupons: 0, points: 0, orders: 0 });
});

test('points that expire within a month are said beforehand, by day', async () => {
  const { id, grant, hold, get } = await openMember();
  for (const amount of [1_000, 700, 300, 500]) await grant(amount);
  await hold(200);
  const expire = (amount: number, time: string) =>
    server.pool.query(`update point_lot set expires_at = ${time} where user_id = $1 and amount = $2`, [
      id,
      amount,
    ]);
  // Half past eight in the evening of the same Korean day, and half past midnight of the next.
  const day = `date_trunc('day', now() at time zone 'Asia/Seoul')`;
  await expire(700, `(${day} + interval '10 days 20 hours 30 minutes') at time zone 'Asia/Seoul'`);
  await expire(300, `(${day} + interval '10 days 1 hour') at time zone 'Asia/Seoul'`);
  await expire(500, `(${day} + interval '11 days 30 minutes') at time zone 'Asia/Seoul'`);
  const points = await get('/points');
  expect(points).toMatchObject({ balance: 2_500, held: 200, available: 2_300 });
  expect(points.expiring.map(({ amount }: { amount: number }) => amount)).toEqual([1_000, 500]);
  expect(points.expiring_30d).toBe(1_500);
});

test('the history says what came, went and expired, for which order, and until when it can be used', async () => {
  const { id, grant, hold, spend, get } = await openMember();
  await grant(1_000);
  const orderId = (await hold(600)) ?? '';
  await spend(orderId);
  await inTransaction(server.pool, (transaction) =>
    restorePoints(transaction, { orderId, memberId: id, amount: 100, sourceId: randomUUID() }),
  );
  const { entries, total } = await get('/points/history');
  expect(total).toBe(3);
  const facts = entries.map((entry: Record<string, unknown>) => [
    entry.type,
    entry.reason_code,
    entry.amount,
    entry.balance_after,
    entry.order_id,
    typeof entry.order_number,
    typeof entry.expires_at,
  ]);
  expect(facts).toEqual([
    ['ADD', 'ORDER_REFUND', 100, 500, orderId, 'string', 'object'],
    ['USE', 'ORDER_USE', 600, 400, orderId, 'string', 'object'],
    ['ADD', 'ORDER_CONFIRM', 1_000, 1_000, null, 'object', 'string'],
  ]);
  expect((await get('/points/history?type=USE')).total).toBe(1);
  expect((await get('/points/history?type=EXPIRE')).entries).toEqual([]);
});

test('the history is read by pages, periods and Korean days', async () => {
  const { id, grant, get } = await openMember();
  for (let count = 0; count < 21; count += 1) await grant(10);
  const first = await get('/points/history');
  const second = await get('/points/history?page=2');
  expect([first.entries.length, second.entries.length, second.total]).toEqual([20, 1, 21]);
  const insert = (created_at: string) =>
    server.pool.query(
      `insert into point_history (user_id, type, amount, balance_after, reason_code, source_id, created_at)
       values ($1, 'ADD', 1, 1, 'EVENT', gen_random_uuid(), $2)`,
      [id, created_at],
    );
  // The first and the last moment of a day in Korea, and those beside it.
  for (const time of ['14:59:59.999', '15:00:00']) await insert(`2026-03-09T${time}Z`);
  for (const time of ['14:59:59.999', '15:00:00']) await insert(`2026-03-10T${time}Z`);
  expect((await get('/points/history?from=2026-03-10&to=2026-03-10')).total).toBe(2);
  expect((await get('/points/history?to=2026-03-09')).total).toBe(1);
  expect((await get('/points/history?period=1w')).total).toBe(21);
  for (const query of ['from=2026-02-30', 'from=0000-01-01', 'period=2y', 'page=0', 'type=GIFT'])
    expect((await get(`/points/history?${query}`)).code, query).toBe('VALIDATION');
});

test('an operator gives points once, they pay a debt first, and it is recorded', async () => {
  const { id, get } = await openMember();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => givePoints(id, 2_000, asAdmin, key)));
  expect(new Set(answers.map(({ body }) => body))).toEqual(
    new Set([JSON.stringify({ balance: 2_000, debt: 0 })]),
  );
  const { entries } = await get('/points/history');
  expect(entries).toMatchObject([{ reason_code: 'ADMIN', memo: '불편을 드려 죄송해요', amount: 2_000 }]);
  const { rows } = await server.pool.query(
    `select actor.email from admin_access_log log join "user" actor on actor.id = actor_id
     where action = 'points.grant' and log.user_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ email: 'admin@kkumim.test' }]);
  expect(await get('/me/counts')).toEqual({ coupons: 0, points: 2_000, orders: 0 });
});

test('points are given to members only, by operators only, and never a negative number', async () => {
  const { id } = await openMember();
  expect((await givePoints(randomUUID(), 100)).json().code).toBe('NOT_FOUND');
  for (const amount of [0, -1, 1.5, 1_000_001])
    expect((await givePoints(id, amount)).json().code).toBe('VALIDATION');
  for (const role of ['shopper', 'artist', 'brand'] as const)
    expect((await givePoints(id, 100, memberRequests(server, role))).json().code, role).toBe('NO_ACCESS');
  await server.pool.query(`update "user" set state = 'WITHDRAWN' where id = $1`, [id]);
  expect((await givePoints(id, 100)).json().code).toBe('NOT_FOUND');
});

test('nobody reads the points of somebody else', async () => {
  const { id, grant } = await openMember();
  await grant(1_000);
  for (const path of ['/points', '/points/history', '/me/counts'])
    for (const suffix of ['', `?user_id=${id}`, `?memberId=${id}`]) {
      const answer = await asShopper('GET', path + suffix);
      expect(answer.body).not.toContain('1000');
    }
});
