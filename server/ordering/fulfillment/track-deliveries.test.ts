import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { withDatabase } from '#tests/support/database.ts';
import { dieEverywhere } from '#tests/support/dying-pool.ts';
import { movedOrders } from '#tests/support/moved-orders.ts';
import { insertPaidOrder } from '#tests/support/paid-order.ts';
import { trackingProblem, withTrackingService } from '#tests/support/tracking-service.ts';
import { insertDelivery } from './carriers.ts';
import { trackDeliveries } from './track-deliveries.ts';

const { pool } = withDatabase();
const service = withTrackingService();
const { delivered, move, shipped, stateOf } = movedOrders(pool);

const track = () => trackDeliveries(pool, service.tracker);
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const dueAgain = () => pool.query('update delivery set check_at = now() where check_at is not null');

async function parcel(id: string) {
  const { rows } = await pool.query(
    `select state, delivered_at, failed_checks, check_at is not null as "isAsked",
       round(extract(epoch from check_at - now()) / 60)::int as minutes,
       array(select code::text from delivery_event where delivery_id = $1 order by occurred_at) as events
     from delivery where id = $1`,
    [id],
  );
  return rows[0];
}

beforeEach(() => pool.query('update delivery set check_at = null'));

test('a parcel is followed from the carrier to the door', async () => {
  const { deliveryId, trackingNumber, lineIds } = await shipped({ lines: 2 });
  const steps = [
    { code: 'AT_PICKUP', time: ago(5), location: '서울 성수', description: '집화처리' },
    { code: 'IN_TRANSIT', time: ago(4) },
    { code: 'OUT_FOR_DELIVERY', time: ago(2) },
    { code: 'DELIVERED', time: ago(1) },
  ];
  service.answers(() => trackingProblem('NOT_FOUND'));
  await track();
  expect(await parcel(deliveryId)).toMatchObject({ state: 'INFORMATION_RECEIVED', events: [], minutes: 10 });
  expect(service.asked).toEqual([
    { carrierId: 'kr.cjlogistics', trackingNumber, authorization: 'TRACKQL-API-KEY client:secret' },
  ]);
  for (const [index, { code }] of steps.entries()) {
    service.says(...steps.slice(0, index + 1));
    await dueAgain();
    await track();
    expect(await parcel(deliveryId)).toMatchObject({ state: code, failed_checks: 0 });
  }
  expect(await parcel(deliveryId)).toMatchObject({
    delivered_at: steps[3]?.time,
    isAsked: false,
    events: steps.map(({ code }) => code),
  });
  const { rows } = await pool.query(
    `select distinct state, delivered_at, round(extract(epoch from auto_confirm_at - now()) / 86400)::int as days
     from order_product where id = any($1)`,
    [lineIds],
  );
  // The eight days begin when the shop learns of it.
  expect(rows).toEqual([{ state: 'DELIVERED', delivered_at: steps[3]?.time, days: 8 }]);
});

test('no service is asked before it is time, nor after a parcel has arrived', async () => {
  await delivered();
  const { deliveryId } = await shipped();
  service.answers(() => trackingProblem('NOT_FOUND'));
  await track();
  await track();
  expect(service.asked).toHaveLength(1);
  expect(await parcel(deliveryId)).toMatchObject({ isAsked: true });
});

test.each<[string, () => { status?: number; body: string }]>([
  ['an error of its own', () => trackingProblem('INTERNAL')],
  ['a page of a proxy', () => ({ status: 502, body: '<html>Bad Gateway</html>' })],
  ['nothing', () => ({ body: '' })],
  ['a list', () => ({ body: '[]' })],
  ['events that are none', () => ({ body: '{"data":{"track":{"events":{"edges":[{"node":7}]}}}}' })],
  [
    'an arrival beside an error',
    () => ({
      body: JSON.stringify({
        data: { track: { events: { edges: [{ node: { time: ago(1), status: { code: 'DELIVERED' } } }] } } },
        errors: [{ extensions: { code: 'INTERNAL' } }],
      }),
    }),
  ],
  ['a megabyte', () => ({ body: `{"data":"${'x'.repeat(1_000_000)}"}` })],
])('a service that answers with %s changes nothing, and is asked again', async (_name, answer) => {
  const { deliveryId, lineIds } = await shipped();
  service.answers(answer);
  await track();
  expect(await parcel(deliveryId)).toMatchObject({
    state: 'INFORMATION_RECEIVED',
    failed_checks: 1,
    minutes: 10,
  });
  await dueAgain();
  await track();
  expect(await parcel(deliveryId)).toMatchObject({ failed_checks: 2, minutes: 20 });
  expect(await stateOf(lineIds[0] ?? '')).toBe('SHIPPING');
  service.says({ code: 'IN_TRANSIT', time: ago(1) });
  await dueAgain();
  await track();
  expect(await parcel(deliveryId)).toMatchObject({ state: 'IN_TRANSIT', failed_checks: 0 });
});

test('a service that is down is not asked about every parcel, and the pauses end at six hours', async () => {
  const ids = [];
  for (let count = 0; count < 5; count += 1) ids.push((await shipped()).deliveryId);
  service.answers(() => ({ status: 503, body: '' }));
  await track();
  expect(service.asked).toHaveLength(3);
  await pool.query('update delivery set failed_checks = 60, check_at = now() where id = $1', [ids[0]]);
  await track();
  expect((await parcel(ids[0] ?? '')).minutes).toBe(360);
});

test('an earlier parcel with the same number, and one of the future, are not this one', async () => {
  const { deliveryId } = await shipped();
  service.says({ code: 'DELIVERED', time: ago(24 * 90) }, { code: 'DELIVERED', time: ago(-72) });
  await track();
  expect(await parcel(deliveryId)).toMatchObject({ state: 'INFORMATION_RECEIVED', events: [] });
});

test('texts of carriers are stored as one short line, unknown codes as UNKNOWN, and events without a time not at all', async () => {
  const { deliveryId } = await shipped();
  service.says(
    { code: 'TELEPORTED', time: ago(1), description: `${'가'.repeat(600)}`, location: 'a\n\u0000b' },
    { code: 'DELIVERED', time: null },
  );
  await track();
  const { rows } = await pool.query(
    'select code, length(description) as length, location from delivery_event where delivery_id = $1',
    [deliveryId],
  );
  expect(rows).toEqual([{ code: 'UNKNOWN', length: 500, location: 'a b' }]);
});

test('a service that invents events fills no disk', async () => {
  const { deliveryId } = await shipped();
  for (let round = 0; round < 8; round += 1) {
    const events = Array.from({ length: 50 }, (_, index) => ({
      code: 'IN_TRANSIT',
      time: new Date(Date.now() - (round * 50 + index) * 1_000),
    }));
    service.says(...events);
    await dueAgain();
    await track();
  }
  expect((await parcel(deliveryId)).events).toHaveLength(200);
});

test('lines that went on meanwhile stay where they are, and their parcel is not asked about any more', async () => {
  const { deliveryId, lineIds } = await shipped({ lines: 2 });
  const [first = '', second = ''] = lineIds;
  await move([first], 'DELIVERED');
  service.says({ code: 'DELIVERED', time: ago(1) });
  await track();
  expect([await stateOf(first), await stateOf(second)]).toEqual(['DELIVERED', 'DELIVERED']);
  const moves = await pool.query(
    `select from order_state_history where order_product_id = any($1) and to_state = 'DELIVERED'`,
    [lineIds],
  );
  expect(moves.rowCount).toBe(2);
  expect(await parcel(deliveryId)).toMatchObject({ state: 'DELIVERED', isAsked: false });
});

test('a line that is handed over under the number of a parcel that has arrived is followed as well', async () => {
  const { orderId, lineIds } = await insertPaidOrder(pool, { lines: 2 });
  const handOver = async (lineId = '') => {
    const deliveryId = await inTransaction(pool, (transaction) =>
      insertDelivery(transaction, orderId, { carrierCode: 'CJ', trackingNumber: '680000000001' }),
    );
    await pool.query('update order_product set delivery_id = $2 where id = $1', [lineId, deliveryId]);
    await move([lineId], 'SHIPPING_READY', 'SHIPPING');
    return deliveryId;
  };
  service.says({ code: 'DELIVERED', time: ago(1) });
  for (const lineId of lineIds) {
    const deliveryId = await handOver(lineId);
    await track();
    expect(await stateOf(lineId)).toBe('DELIVERED');
    expect(await parcel(deliveryId)).toMatchObject({ delivered_at: expect.any(Date), isAsked: false });
  }
});

test('two processes that ask at once deliver once', async () => {
  const { lineIds } = await shipped({ lines: 2 });
  service.says({ code: 'DELIVERED', time: ago(1) });
  await Promise.all([track(), track(), track()]);
  const moves = await pool.query(
    `select from order_state_history where order_product_id = any($1) and to_state = 'DELIVERED'`,
    [lineIds],
  );
  expect(moves.rowCount).toBe(2);
});

test('after a kill at any statement the next run finds everything, once', async () => {
  service.says({ code: 'OUT_FOR_DELIVERY', time: ago(2) }, { code: 'DELIVERED', time: ago(1) });
  const died = await dieEverywhere(pool, async (dying) => {
    const { deliveryId, orderId } = await shipped({ lines: 2 });
    await trackDeliveries(dying.pool, service.tracker).catch(() => {});
    await dueAgain();
    await track();
    expect(await parcel(deliveryId)).toMatchObject({
      state: 'DELIVERED',
      isAsked: false,
      events: ['OUT_FOR_DELIVERY', 'DELIVERED'],
    });
    const { rows } = await pool.query(
      `select (select count(*)::int from order_state_history where order_id = $1 and to_state = 'DELIVERED') as moves,
         (select count(*)::int from order_notice where order_id = $1 and kind = 'DELIVERED') as notices`,
      [orderId],
    );
    // Two lines and their order; one notice.
    expect(rows[0]).toEqual({ moves: 3, notices: 1 });
  });
  expect(died).toBeGreaterThan(8);
});
