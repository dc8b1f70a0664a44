import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { memberId } from '#demo/keys/ids.ts';
import { withApp } from '#tests/support/app.ts';
import { memberRequests } from '#tests/support/member-requests.ts';
import { movedOrders } from '#tests/support/moved-orders.ts';
import { insertPaidOrder } from '#tests/support/paid-order.ts';

const server = withApp({ jobs: true });
const { pool } = server;
const asAdmin = memberRequests(server, 'admin');
const asBrand = memberRequests(server, 'brand');
const others = { user: memberRequests(server), artist: memberRequests(server, 'artist') };
const { decorate, move, shipped, stateOf } = movedOrders(pool);

beforeAll(async () => {
  for (const as of [asAdmin, asBrand, ...Object.values(others)]) await as('GET', '/push/topics');
});

const parcel = { carrier: 'CJ', tracking_number: '6800-1234-5678' };
const transition = (ids: readonly string[], to: string, more: object = {}, as = asAdmin) =>
  as('POST', '/admin/order-products/transition', { ids, to, ...more });
const outcome = ({ statusCode, body }: { statusCode: number; body: string }) =>
  statusCode < 300 ? statusCode : [statusCode, JSON.parse(body).code];

/** The demo brand sells what is in this line. */
const giveToBrand = (lineId = '') =>
  pool.query(
    'insert into brand_member (brand_id, user_id) select brand_id, $2 from order_product where id = $1',
    [lineId, memberId('brand')],
  );
const stateOfOrder = async (id: string) =>
  (await pool.query('select state from orders where id = $1', [id])).rows[0].state;

test('an operator takes an undecorated order from its payment to its arrival', async () => {
  const { orderId, lineIds } = await insertPaidOrder(pool, { lines: 2 });
  expect(outcome(await transition(lineIds, 'SHIPPING_READY'))).toBe(200);
  const handedOver = await transition(lineIds, 'SHIPPING', parcel);
  expect(handedOver.json().products).toEqual(
    lineIds.map((id) => ({ id, order_id: orderId, state: 'SHIPPING' })),
  );
  const { rows } = await pool.query(
    `select carrier_code, tracking_number, (select count(distinct delivery_id)::int from order_product where order_id = $1)
     as parcels from delivery where order_id = $1`,
    [orderId],
  );
  expect(rows).toEqual([{ carrier_code: 'CJ', tracking_number: '680012345678', parcels: 1 }]);
  expect(outcome(await transition(lineIds, 'DELIVERED'))).toBe(200);
  expect(await stateOfOrder(orderId)).toBe('DELIVERED');
  const arrived = await pool.query(
    `select delivered_at, round(extract(epoch from auto_confirm_at - delivered_at) / 86400)::int as days
     from order_product where order_id = $1`,
    [orderId],
  );
  expect(arrived.rows[0]).toMatchObject({ delivered_at: expect.any(Date), days: 8 });
});

test('a decorated line is produced first, and no other line is', async () => {
  const [plain, decorated] = [await insertPaidOrder(pool), await insertPaidOrder(pool)];
  await decorate(decorated);
  const [id = ''] = decorated.lineIds;
  expect(outcome(await transition(plain.lineIds, 'PRODUCING'))).toEqual([409, 'ORDER_STATE_CONFLICT']);
  expect(outcome(await transition([id], 'SHIPPING_READY'))).toEqual([409, 'ORDER_STATE_CONFLICT']);
  expect(outcome(await transition([id], 'PRODUCING'))).toBe(200);
  const { rows } = await pool.query('select production_started_at from order_product where id = $1', [id]);
  expect(rows[0].production_started_at).toBeInstanceOf(Date);
  for (const state of ['PRODUCED', 'SHIPPING_READY'])
    expect(outcome(await transition([id], state))).toBe(200);
});

test('one line that cannot go holds all others, and is named', async () => {
  const { lineIds } = await insertPaidOrder(pool, { lines: 3 });
  const [first = '', second = ''] = lineIds;
  await move([second], 'CANCELED');
  const refused = await transition(lineIds, 'SHIPPING_READY');
  expect([refused.statusCode, refused.json().data]).toEqual([409, { id: second, state: 'CANCELED' }]);
  expect(await stateOf(first)).toBe('PAID');
  expect(outcome(await transition([first, randomUUID()], 'SHIPPING_READY'))).toEqual([404, 'NOT_FOUND']);
  expect(await stateOf(first)).toBe('PAID');
});

test.each([
  ['without a number', { carrier: 'CJ' }],
  ['without a carrier', { tracking_number: '680012345678' }],
  ['of an unknown carrier', { carrier: 'PIGEON', tracking_number: '680012345678' }],
  ['with a number of another form', { carrier: 'CJ', tracking_number: '68001234567' }],
  ['with a number of letters', { carrier: 'EPOST', tracking_number: 'EE12345678901' }],
])('nothing is handed over %s', async (_name, wrong) => {
  const { orderId, lineIds } = await insertPaidOrder(pool);
  await move(lineIds, 'SHIPPING_READY');
  expect(outcome(await transition(lineIds, 'SHIPPING', wrong))).toEqual([422, 'TRACKING_NUMBER_INVALID']);
  expect(await stateOfOrder(orderId)).toBe('SHIPPING_READY');
  expect((await pool.query('select from delivery where order_id = $1', [orderId])).rowCount).toBe(0);
});

test('a parcel goes to one member, from any number of their orders', async () => {
  const orders = [await insertPaidOrder(pool), await insertPaidOrder(pool)];
  const lineIds = orders.flatMap((order) => order.lineIds);
  await move(lineIds, 'SHIPPING_READY');
  expect(outcome(await transition(lineIds, 'SHIPPING', parcel))).toEqual([422, 'TRACKING_NUMBER_INVALID']);
  await pool.query('update orders set user_id = $2 where id = $1', [orders[0]?.orderId, orders[1]?.memberId]);
  expect(outcome(await transition(lineIds, 'SHIPPING', parcel))).toBe(200);
  for (const { orderId } of orders)
    expect((await pool.query('select from delivery where order_id = $1', [orderId])).rowCount).toBe(1);
});

test('a brand moves its own lines and no others, and does not say what has arrived', async () => {
  const { lineIds } = await insertPaidOrder(pool, { lines: 2 });
  const [own = '', foreign = ''] = lineIds;
  await giveToBrand(own);
  expect(outcome(await transition(lineIds, 'SHIPPING_READY', {}, asBrand))).toEqual([404, 'NOT_FOUND']);
  expect(outcome(await transition([foreign], 'SHIPPING_READY', {}, asBrand))).toEqual([404, 'NOT_FOUND']);
  expect(outcome(await transition([own], 'SHIPPING_READY', {}, asBrand))).toBe(200);
  expect(outcome(await transition([own], 'SHIPPING', parcel, asBrand))).toBe(200);
  expect(outcome(await transition([own], 'DELIVERED', {}, asBrand))).toEqual([409, 'ORDER_STATE_CONFLICT']);
  expect([await stateOf(own), await stateOf(foreign)]).toEqual(['SHIPPING', 'PAID']);
  const { rows } = await pool.query(
    `select actor_id from admin_access_log where subject_id = $1 and action = 'order.transition'`,
    [own],
  );
  expect(rows).toEqual([{ actor_id: memberId('brand') }, { actor_id: memberId('brand') }]);
});

test.each(Object.entries(others))('the role %s neither moves nor lists orders', async (_role, as) => {
  const { lineIds } = await insertPaidOrder(pool);
  expect(outcome(await transition(lineIds, 'SHIPPING_READY', {}, as))).toEqual([403, 'NO_ACCESS']);
  expect(outcome(await as('GET', '/admin/orders'))).toEqual([403, 'NO_ACCESS']);
});

test('a visitor neither moves nor lists orders', async () => {
  const { lineIds } = await insertPaidOrder(pool);
  const payload = { ids: lineIds, to: 'SHIPPING_READY' };
  const url = '/api/v1/admin';
  const answers = [
    await server.app.inject({ method: 'POST', url: `${url}/order-products/transition`, payload }),
    await server.app.inject(`${url}/orders`),
  ];
  expect(answers.map(outcome)).toEqual([
    [401, 'AUTH_REQUIRED'],
    [401, 'AUTH_REQUIRED'],
  ]);
});

test.each([
  { ids: [], to: 'SHIPPING_READY' },
  { ids: ['1'], to: 'SHIPPING_READY' },
  { ids: Array.from({ length: 101 }, () => randomUUID()), to: 'SHIPPING_READY' },
  { ids: [randomUUID()], to: 'PAID' },
  { ids: [randomUUID()], to: 'CONFIRMED' },
  { ids: [randomUUID()], to: 'SHIPPING', carrier: "CJ'; drop", tracking_number: '680012345678' },
  { ids: [randomUUID()], to: 'SHIPPING', carrier: 'CJ', tracking_number: '<script>' },
  { ids: [randomUUID()], to: 'SHIPPING_READY', price: 1 },
])('a call of the form %j is refused', async (body) => {
  const answer = await asAdmin('POST', '/admin/order-products/transition', body);
  expect(outcome(answer)).toEqual([400, 'VALIDATION']);
});

test('one of two operators who move the same lines at once succeeds', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { lineIds } = await insertPaidOrder(pool, { lines: 3 });
    const answers = await Promise.all([
      transition(lineIds, 'SHIPPING_READY'),
      transition(lineIds.toReversed(), 'SHIPPING_READY'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { rows } = await pool.query(
      `select count(*)::int as moves from order_state_history
       where order_product_id = any($1) and to_state = 'SHIPPING_READY'`,
      [lineIds],
    );
    expect(rows).toEqual([{ moves: 3 }]);
  }
});

test('an operator finds orders by state and number, page by page, and each reading is recorded', async () => {
  const { orderId } = await shipped({ lines: 2 });
  const { rows } = await pool.query('select order_number as number from orders where id = $1', [orderId]);
  const [{ number }] = rows;
  const found = await asAdmin('GET', `/admin/orders?number=${number}&state=SHIPPING`);
  expect(found.json()).toMatchObject({
    total: 1,
    orders: [
      {
        id: orderId,
        destination: { recipient: '김꾸밈', zip_code: '04524' },
        products: [
          { state: 'SHIPPING', delivery: { carrier_name_ko: 'CJ대한통운', state: 'INFORMATION_RECEIVED' } },
          { state: 'SHIPPING' },
        ],
      },
    ],
  });
  expect((await asAdmin('GET', `/admin/orders?number=${number}&state=PAID`)).json()).toEqual({
    orders: [],
    total: 0,
  });
  const log = await pool.query(
    `select actor_id from admin_access_log where subject_id = $1 and action = 'order.read'`,
    [orderId],
  );
  expect(log.rows).toEqual([{ actor_id: memberId('admin') }]);
  for (let count = 0; count < 21; count += 1) await insertPaidOrder(pool);
  const [first, second] = [
    await asAdmin('GET', '/admin/orders'),
    await asAdmin('GET', '/admin/orders?page=2'),
  ];
  expect(first.json().orders).toHaveLength(20);
  const ids = [...first.json().orders, ...second.json().orders].map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a brand sees its own lines, and where they go only while it packs and ships them', async () => {
  const { orderId, lineIds } = await insertPaidOrder(pool, { lines: 2 });
  const [own = '', foreign = ''] = lineIds;
  await giveToBrand(own);
  const seen = async () => {
    const { orders } = (await asBrand('GET', '/admin/orders')).json();
    const order = orders.find(({ id }: { id: string }) => id === orderId);
    expect(order.products).toMatchObject([{ id: own }]);
    return order.destination;
  };
  expect(await seen()).toBeNull();
  // An action that others do with their own lines reveals nothing.
  await move([foreign], 'SHIPPING_READY');
  expect(await seen()).toBeNull();
  await move([own], 'SHIPPING_READY');
  expect(await seen()).toMatchObject({ recipient: '김꾸밈', phone: '01012345678' });
  await move([own], 'SHIPPING');
  expect(await seen()).toMatchObject({ address: '서울' });
  await move([own], 'DELIVERED');
  expect(await seen()).toBeNull();
});

test.each(['number=%00', 'number=a%27--', 'state=LOST', 'page=0', 'page=1001', 'page=x'])(
  'a list by %s is refused',
  async (query) => {
    expect(outcome(await asAdmin('GET', `/admin/orders?${query}`))).toEqual([400, 'VALIDATION']);
  },
);

test('an order that was never paid is not listed', async () => {
  const { orderId } = await insertPaidOrder(pool);
  await pool.query('update orders set paid_at = null where id = $1', [orderId]);
  const { orders } = (await asAdmin('GET', '/admin/orders')).json();
  expect(orders.map(({ id }: { id: string }) => id)).not.toContain(orderId);
});
