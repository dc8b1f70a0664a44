import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { memberId } from '#demo/keys/ids.ts';
import { trackDeliveries } from '#server/ordering/fulfillment/track-deliveries.ts';
import { withApp } from '#tests/support/app.ts';
import { memberRequests } from '#tests/support/member-requests.ts';
import { movedOrders } from '#tests/support/moved-orders.ts';
import { insertPaidOrder } from '#tests/support/paid-order.ts';
import { withTrackingService } from '#tests/support/tracking-service.ts';

const server = withApp({ jobs: true });
const service = withTrackingService();
const { pool } = server;
const asAdmin = memberRequests(server, 'admin');
const asBrand = memberRequests(server, 'brand');
const others = { user: memberRequests(server), artist: memberRequests(server, 'artist') };
const { move, shipped, delivered, stateOf } = movedOrders(pool);

beforeAll(async () => {
  for (const as of [asAdmin, asBrand, ...Object.values(others)]) await as('GET', '/push/topics');
});

const right = { carrier: 'HANJIN', tracking_number: '4100-1234-5678' };
const correct = (ids: readonly string[], more: object = right, as = asAdmin) =>
  as('POST', '/admin/order-products/tracking-number', { ids, ...more });
const outcome = ({ statusCode, body }: { statusCode: number; body: string }) =>
  statusCode < 300 ? statusCode : [statusCode, JSON.parse(body).code];
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const track = async () => {
  await pool.query('update delivery set check_at = now() where check_at is not null');
  await trackDeliveries(pool, service.tracker);
};

/** The parcels of an order, each with what was told of it and how many lines are in it. */
async function parcelsOf(orderId: string) {
  const { rows } = await pool.query(
    `select carrier_code as carrier, tracking_number as number, delivery.state,
       round(extract(epoch from now() - shipped_at) / 86400)::int as days, assumption_notice_at is not null as "isAsked",
       (select count(*)::int from delivery_event where delivery_id = delivery.id) as events,
       (select count(*)::int from order_product where delivery_id = delivery.id) as lines
     from delivery where order_id = $1 order by lines desc, carrier_code`,
    [orderId],
  );
  return rows;
}

async function toldOf(orderId: string) {
  const { rows } = await pool.query(
    `select payload ->> 'kind' as kind, payload ->> 'text' as text from outbound_call, orders
     where orders.id = $1 and payload ->> 'text' like '%' || order_number || '%' order by outbound_call.created_at`,
    [orderId],
  );
  const notices = await pool.query('select kind from order_notice where order_id = $1 and kind = $2', [
    orderId,
    'SHIPPING',
  ]);
  return { messages: rows, pushes: notices.rowCount };
}

test('a parcel is followed by its right number, and nothing of another one stays with it', async () => {
  const { orderId, lineIds, trackingNumber } = await shipped({ lines: 2, daysAgo: 2 });
  service.says({ code: 'EXCEPTION', time: ago(3) });
  await track();
  expect(await parcelsOf(orderId)).toMatchObject([{ number: trackingNumber, state: 'EXCEPTION', events: 1 }]);
  await pool.query('update delivery set assumption_notice_at = now() where order_id = $1', [orderId]);

  const answer = await correct(lineIds);
  expect(answer.json().products).toMatchObject(
    lineIds.map((id) => ({ id, delivery: { carrier_name_ko: '한진택배', tracking_number: '410012345678' } })),
  );
  // It set off when it did, and its buyer was asked already.
  expect(await parcelsOf(orderId)).toEqual([
    {
      carrier: 'HANJIN',
      number: '410012345678',
      state: 'INFORMATION_RECEIVED',
      days: 2,
      isAsked: true,
      events: 0,
      lines: 2,
    },
  ]);
  const told = await toldOf(orderId);
  expect(told).toMatchObject({ pushes: 1, messages: [{ kind: 'TRACKING_CORRECTED' }] });
  expect(told.messages[0].text).toContain('한진택배 410012345678');

  service.asked.length = 0;
  service.says({ code: 'DELIVERED', time: ago(1) });
  await track();
  expect(service.asked.map(({ trackingNumber: asked }) => asked)).toContain('410012345678');
  expect(service.asked.map(({ trackingNumber: asked }) => asked)).not.toContain(trackingNumber);
  expect(await parcelsOf(orderId)).toMatchObject([{ state: 'DELIVERED', events: 1 }]);
  expect(await stateOf(lineIds[0] ?? '')).toBe('DELIVERED');
});

test('an answer about the old number that comes after the correction is about no parcel of the order', async () => {
  const { orderId, lineIds, trackingNumber } = await shipped({ lines: 2 });
  service.answers(async (asked) => {
    if (asked.trackingNumber === trackingNumber) await correct(lineIds);
    const time = ago(1).toISOString();
    return {
      body: JSON.stringify({
        data: { track: { events: { edges: [{ node: { time, status: { code: 'DELIVERED' } } }] } } },
      }),
    };
  });
  await pool.query('update delivery set check_at = case when order_id = $1 then now() end', [orderId]);
  await trackDeliveries(pool, service.tracker);
  expect(service.asked).toMatchObject([{ trackingNumber }]);
  expect(await parcelsOf(orderId)).toMatchObject([{ number: '410012345678', events: 0, lines: 2 }]);
  expect(await stateOf(lineIds[0] ?? '')).toBe('SHIPPING');
});

test('one line of a parcel goes into another one, and a repeated call changes nothing', async () => {
  const { orderId, lineIds, trackingNumber } = await shipped({ lines: 3 });
  for (let time = 0; time < 2; time += 1) expect(outcome(await correct(lineIds.slice(2)))).toBe(200);
  const parcels = [
    { number: trackingNumber, lines: 2 },
    { number: '410012345678', lines: 1 },
  ];
  expect(await parcelsOf(orderId)).toMatchObject(parcels);
  expect((await toldOf(orderId)).messages).toHaveLength(1);
  const { rows } = await pool.query(
    `select actor_id from admin_access_log where subject_id = any($1) and action = 'order.correct-tracking'`,
    [lineIds],
  );
  expect(rows).toEqual([{ actor_id: memberId('admin') }]);
  // Back again: both numbers are known to the order.
  const back = { carrier: 'CJ', tracking_number: trackingNumber };
  expect(outcome(await correct(lineIds.slice(2), back))).toBe(200);
  expect(await parcelsOf(orderId)).toMatchObject([{ number: trackingNumber, lines: 3 }]);
});

test('a parcel that has arrived, or has not set off, keeps its number, and holds the others', async () => {
  const arrived = await delivered({ lines: 2 });
  expect(outcome(await correct(arrived.lineIds))).toEqual([409, 'ORDER_STATE_CONFLICT']);
  const half = await shipped({ lines: 2 });
  const [first = '', second = ''] = half.lineIds;
  await move([second], 'DELIVERED');
  const refused = await correct(half.lineIds);
  expect(refused.json().data).toEqual({ id: second, state: 'DELIVERED' });
  expect(await parcelsOf(half.orderId)).toMatchObject([{ number: half.trackingNumber, lines: 2 }]);
  expect(outcome(await correct([first, randomUUID()]))).toEqual([404, 'NOT_FOUND']);
  const paid = await insertPaidOrder(pool);
  expect(outcome(await correct(paid.lineIds))).toEqual([409, 'ORDER_STATE_CONFLICT']);
});

test.each([
  ['of an unknown carrier', { carrier: 'PIGEON', tracking_number: '680012345678' }],
  ['of another form', { carrier: 'CJ', tracking_number: '68001234567' }],
])('a number %s corrects nothing', async (_name, wrong) => {
  const { orderId, lineIds, trackingNumber } = await shipped();
  expect(outcome(await correct(lineIds, wrong))).toEqual([422, 'TRACKING_NUMBER_INVALID']);
  expect(await parcelsOf(orderId)).toMatchObject([{ number: trackingNumber, lines: 1 }]);
});

test('lines of two members cannot share a parcel', async () => {
  const orders = [await shipped(), await shipped()];
  const lineIds = orders.flatMap((order) => order.lineIds);
  expect(outcome(await correct(lineIds))).toEqual([422, 'TRACKING_NUMBER_INVALID']);
});

test('a brand corrects the number of its own lines and of no others', async () => {
  const { orderId, lineIds, trackingNumber } = await shipped({ lines: 2 });
  const [own = '', foreign = ''] = lineIds;
  await pool.query(
    'insert into brand_member (brand_id, user_id) select brand_id, $2 from order_product where id = $1',
    [own, memberId('brand')],
  );
  for (const ids of [[foreign], lineIds])
    expect(outcome(await correct(ids, right, asBrand))).toEqual([404, 'NOT_FOUND']);
  expect(outcome(await correct([own], right, asBrand))).toBe(200);
  expect((await parcelsOf(orderId)).map(({ number }) => number)).toEqual([trackingNumber, '410012345678']);
});

test.each(Object.entries(others))('the role %s corrects nothing', async (_role, as) => {
  const { lineIds } = await shipped();
  expect(outcome(await correct(lineIds, right, as))).toEqual([403, 'NO_ACCESS']);
});

test('a visitor corrects nothing', async () => {
  const url = '/api/v1/admin/order-products/tracking-number';
  const answer = await server.app.inject({ method: 'POST', url, payload: { ids: [randomUUID()], ...right } });
  expect(outcome(answer)).toEqual([401, 'AUTH_REQUIRED']);
});

test.each([
  { ids: [], ...right },
  { ids: [randomUUID()], carrier: 'CJ' },
  { ids: [randomUUID()], ...right, tracking_number: '<script>' },
  { ids: [randomUUID()], ...right, to: 'DELIVERED' },
])('a call of the form %j is refused', async (body) => {
  expect(outcome(await asAdmin('POST', '/admin/order-products/tracking-number', body))).toEqual([
    400,
    'VALIDATION',
  ]);
});

test('two corrections and an arrival at once lose nothing', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { orderId, lineIds } = await shipped({ lines: 2 });
    const answers = await Promise.all([
      correct(lineIds),
      correct(lineIds.toReversed(), { carrier: 'CJ', tracking_number: '680099999998' }),
      asAdmin('POST', '/admin/order-products/transition', { ids: lineIds, to: 'DELIVERED' }),
    ]);
    expect(answers[2]?.statusCode).toBe(200);
    for (const answer of answers.slice(0, 2)) expect([200, 409]).toContain(answer.statusCode);
    expect(await parcelsOf(orderId)).toMatchObject([{ state: 'DELIVERED', lines: 2 }]);
  }
});
