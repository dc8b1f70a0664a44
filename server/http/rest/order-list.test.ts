import { beforeAll, describe, expect, test } from 'vitest';
import { changeLineState, type OrderState } from '#server/ordering/order-core/order-state.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { withApp } from '#tests/support/app.ts';
import { memberRequests } from '#tests/support/member-requests.ts';
import { insertPaidOrder } from '#tests/support/paid-order.ts';

const server = withApp();
const { pool } = server;
const asShopper = memberRequests(server);
const asArtist = memberRequests(server, 'artist');

let memberId: string;
beforeAll(async () => {
  await asShopper('GET', '/me/agreements');
  await asArtist('GET', '/me/agreements');
  const { rows } = await pool.query(`select id from "user" where email = 'shopper@kkumim.test'`);
  memberId = rows[0].id;
});

const list = async (query = '', as = asShopper) => (await as('GET', `/orders${query}`)).json();
const idsOf = ({ orders }: { orders: { id: string }[] }) => orders.map(({ id }) => id);

async function move(lineIds: readonly string[], ...states: OrderState[]) {
  for (const to of states) {
    const actor = { type: to === 'CONFIRMED' ? 'SYSTEM' : 'ADMIN' } as const;
    await inTransaction(pool, (transaction) => changeLineState(transaction, { lineIds, to, actor }));
  }
}

describe('the list of one’s orders', () => {
  test('has groups, in which an order is when one of its lines is, and says how many are in each', async () => {
    const paid = await insertPaidOrder(pool, { memberId, lines: 2 });
    const mixed = await insertPaidOrder(pool, { memberId, lines: 2 });
    await move([mixed.lineIds[0] ?? ''], 'SHIPPING_READY', 'SHIPPING');
    const confirmed = await insertPaidOrder(pool, { memberId });
    await move(confirmed.lineIds, 'SHIPPING_READY', 'SHIPPING', 'DELIVERED', 'CONFIRMED');
    const canceled = await insertPaidOrder(pool, { memberId });
    await move(canceled.lineIds, 'CANCELED');
    const all = await list();
    expect(idsOf(all).sort()).toEqual(
      [paid, mixed, confirmed, canceled].map(({ orderId }) => orderId).sort(),
    );
    expect(all).toMatchObject({
      total: 4,
      counts: { PAYMENT: 2, PRODUCTION: 1, DELIVERED: 0, CONFIRMED: 1 },
    });
    const inPayment = await list('?group=PAYMENT');
    expect(idsOf(inPayment).sort()).toEqual([paid.orderId, mixed.orderId].sort());
    expect(inPayment.total).toBe(2);
    expect(idsOf(await list('?group=PRODUCTION'))).toEqual([mixed.orderId]);
    expect(idsOf(await list('?group=CONFIRMED'))).toEqual([confirmed.orderId]);
    const [shown] = (await list('?group=PRODUCTION')).orders;
    expect(shown).toMatchObject({ state: 'PAID', can_cancel_whole: false, payment_amount: 23_000 });
    expect(shown.products.map(({ actions }: { actions: string[] }) => actions)).toEqual([
      ['RETURN'],
      ['CANCEL'],
    ]);
  });

  test('is nobody else’s', async () => {
    expect(await list('', asArtist)).toMatchObject({ orders: [], total: 0 });
    expect((await server.app.inject('/api/v1/orders')).statusCode).toBe(401);
  });

  test('does not show what waits for a payment', async () => {
    const { orderId } = await insertPaidOrder(pool, { memberId });
    const before = await list();
    await pool.query(`alter table orders disable trigger check_payment_state`);
    await pool.query(`update orders set state = 'PAYMENT_PENDING' where id = $1`, [orderId]);
    await pool.query(`alter table orders enable trigger check_payment_state`);
    expect((await list()).total).toBe(before.total - 1);
    await pool.query('update orders set deleted_at = now() where id = $1', [orderId]);
  });
});

describe('periods', () => {
  const at = async (time: string) => {
    const { orderId } = await insertPaidOrder(pool, { memberId });
    await pool.query('update orders set ordered_at = $2 where id = $1', [orderId, time]);
    return orderId;
  };

  test('begin and end at midnight in Seoul', async () => {
    const before = await at('2025-03-01T14:59:59Z');
    const first = await at('2025-03-01T15:00:00Z');
    const last = await at('2025-03-03T14:59:59Z');
    const after = await at('2025-03-03T15:00:00Z');
    expect(idsOf(await list('?from=2025-03-02&to=2025-03-03'))).toEqual([last, first]);
    expect(idsOf(await list('?from=2025-03-02&to=2025-03-03&period=1w'))).toEqual([last, first]);
    expect(idsOf(await list('?to=2025-03-01'))).toEqual([before]);
    expect(idsOf(await list('?from=2025-03-04&to=2025-03-05'))).toEqual([after]);
    expect(idsOf(await list('?from=2025-03-05&to=2025-03-02'))).toEqual([]);
  });

  test('count back from today', async () => {
    const { rows } = await pool.query(
      `select ((now() at time zone 'Asia/Seoul')::date - 7)::timestamp at time zone 'Asia/Seoul' as first`,
    );
    const first = await at(rows[0].first.toISOString());
    const before = await at(new Date(rows[0].first.getTime() - 1).toISOString());
    const week = idsOf(await list('?period=1w&group=PAYMENT'));
    expect([week.includes(first), week.includes(before)]).toEqual([true, false]);
    expect(idsOf(await list('?period=1m&group=PAYMENT'))).toContain(before);
  });

  test.each([
    '?from=2025-02-30',
    '?from=0000-01-01',
    '?from=yesterday',
    '?period=2w',
    '?group=WISHED',
    '?page=0',
    '?page=x',
    '?q=1',
  ])('%s is refused', async (query) => {
    expect((await asShopper('GET', `/orders${query}`)).statusCode).toBe(400);
  });
});

test('pages of ten follow each other', async () => {
  for (let count = 0; count < 12; count += 1) {
    const { orderId } = await insertPaidOrder(pool, { memberId });
    await pool.query('update orders set ordered_at = $2 where id = $1', [
      orderId,
      `2024-05-01T0${count % 10}:00:00Z`,
    ]);
  }
  const range = '?from=2024-05-01&to=2024-05-02';
  const pages = [await list(range), await list(`${range}&page=2`), await list(`${range}&page=3`)];
  expect(pages.map(({ orders, total }) => [orders.length, total])).toEqual([
    [10, 12],
    [2, 12],
    [0, 12],
  ]);
  expect(new Set(pages.flatMap(idsOf)).size).toBe(12);
});
