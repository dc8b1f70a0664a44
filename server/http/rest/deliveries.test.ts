import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { memberId } from '#demo/keys/ids.ts';
import { changeLineState } from '#server/ordering/order-core/order-state.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { withApp } from '#tests/support/app.ts';
import { memberRequests } from '#tests/support/member-requests.ts';
import { movedOrders } from '#tests/support/moved-orders.ts';
import { insertPaidOrder } from '#tests/support/paid-order.ts';

const server = withApp({ jobs: true });
const { pool } = server;
const asShopper = memberRequests(server);
const others = {
  artist: memberRequests(server, 'artist'),
  brand: memberRequests(server, 'brand'),
  admin: memberRequests(server, 'admin'),
};
const { delivered, move, shipped, stateOf } = movedOrders(pool);
const shopper = memberId('shopper');

beforeAll(async () => {
  for (const as of [asShopper, ...Object.values(others)]) await as('GET', '/push/topics');
});

const confirm = (id = '', as = asShopper, key: string = randomUUID()) =>
  as('POST', `/order-products/${id}/confirm`, undefined, { 'idempotency-key': key });
const outcome = ({ statusCode, body }: { statusCode: number; body: string }) =>
  statusCode < 300 ? statusCode : [statusCode, JSON.parse(body).code];
const pointsGivenFor = async (id = '') =>
  (
    await pool.query(
      `select amount from point_history where reason_code = 'ORDER_CONFIRM' and source_id = $1`,
      [id],
    )
  ).rows.map(({ amount }) => amount);

async function openClaim(orderId: string, lineId = ''): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into order_claim (claim_number, order_id, type, reason_code, reason, fault, requested_by)
     values ('C20261124-' || upper(left(gen_random_uuid()::text, 8)), $1, 'RETURN', 'SIZE', '', 'BUYER', $2)
     returning id`,
    [orderId, shopper],
  );
  const [claim] = rows;
  await pool.query(
    'insert into order_claim_product (claim_id, order_product_id, quantity) values ($1, $2, 1)',
    [claim?.id, lineId],
  );
  return claim?.id ?? '';
}

test('a buyer confirms what has come, and has one per cent of it in points', async () => {
  const { orderId, lineIds } = await delivered({
    memberId: shopper,
    lines: 2,
    price: 12_340,
    pointShare: 90,
  });
  const [first = '', second = ''] = lineIds;
  expect((await confirm(first)).json()).toEqual({ earned_point: 122 });
  expect(await pointsGivenFor(first)).toEqual([122]);
  const { rows } = await pool.query(
    'select state, confirmed_at, earned_point from order_product where id = $1',
    [first],
  );
  expect(rows[0]).toEqual({ state: 'CONFIRMED', confirmed_at: expect.any(Date), earned_point: 122 });
  const stateOfOrder = async () =>
    (await pool.query('select state from orders where id = $1', [orderId])).rows[0].state;
  expect(await stateOfOrder()).toBe('DELIVERED');
  expect(outcome(await confirm(second))).toBe(200);
  expect(await stateOfOrder()).toBe('CONFIRMED');
});

test('points are given once, however often and from wherever it is confirmed', async () => {
  const { lineIds } = await delivered({ memberId: shopper });
  const [id = ''] = lineIds;
  const key = randomUUID();
  const answers = await Promise.all([
    ...[1, 2, 3].map(() => confirm(id, asShopper, key)),
    ...[1, 2, 3].map(() => confirm(id)),
  ]);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  // Either the one key has won, with its replays, or another call.
  expect([1, 3]).toContain(statuses.filter((status) => status === 200).length);
  expect(await pointsGivenFor(id)).toEqual([100]);
});

test('only pieces that are kept bring points', async () => {
  const { lineIds } = await delivered({ memberId: shopper, quantity: 3 });
  const [id = ''] = lineIds;
  await pool.query('update order_product set refunded_quantity = 1, refunded_amount = 10000 where id = $1', [
    id,
  ]);
  expect((await confirm(id)).json()).toEqual({ earned_point: 200 });
});

test('a line that replaces an exchanged one brings the points that the first would have brought', async () => {
  const { orderId, lineIds, variantIds } = await delivered({ memberId: shopper, quantity: 2 });
  const [bought = ''] = lineIds;
  const { rows } = await pool.query<{ id: string }>(
    `insert into order_product (order_id, position, product_id, product_variant_id, brand_id, production_method, size, name_ko,
       name_en, option_name_ko, option_name_en, image_src, price_lines, quantity, unit_price, graphic_price, paid_amount,
       is_custom_made, withdrawal_limited, exchange_of)
     select order_id, 7, product_id, $2, brand_id, production_method, size, name_ko, name_en, option_name_ko, option_name_en,
       image_src, price_lines, 2, 0, 0, 0, false, false, id
     from order_product where id = $1 returning id`,
    [bought, variantIds[0]],
  );
  const [child] = rows;
  await move([bought], 'EXCHANGED');
  await pool.query('update order_product set exchanged_quantity = 2 where id = $1', [bought]);
  const id = child?.id ?? '';
  await inTransaction(pool, (transaction) =>
    changeLineState(transaction, { lineIds: [id], to: 'PAID', actor: { type: 'SYSTEM' } }),
  );
  await move([id], 'SHIPPING_READY', 'SHIPPING', 'DELIVERED');
  expect((await confirm(id)).json()).toEqual({ earned_point: 200 });
  expect((await pool.query('select state from orders where id = $1', [orderId])).rows[0].state).toBe(
    'CONFIRMED',
  );
});

test.each(['PAID', 'SHIPPING_READY', 'SHIPPING'] as const)(
  'a line that is %s is not confirmed',
  async (state) => {
    const { lineIds } = await insertPaidOrder(pool, { memberId: shopper });
    const [id = ''] = lineIds;
    for (const to of ['SHIPPING_READY', 'SHIPPING'] as const)
      if (state !== 'PAID' && (await stateOf(id)) !== state) await move([id], to);
    expect(outcome(await confirm(id))).toEqual([409, 'ORDER_STATE_CONFLICT']);
    expect(await pointsGivenFor(id)).toEqual([]);
  },
);

test('a line with an open claim waits for its end', async () => {
  const { orderId, lineIds } = await delivered({ memberId: shopper });
  const claimId = await openClaim(orderId, lineIds[0]);
  expect(outcome(await confirm(lineIds[0]))).toEqual([409, 'ORDER_STATE_CONFLICT']);
  await pool.query('update order_claim_product set is_open = false where claim_id = $1', [claimId]);
  expect(outcome(await confirm(lineIds[0]))).toBe(200);
});

test('nobody confirms or follows the order of another member, of whatever role', async () => {
  const { orderId, lineIds } = await delivered();
  for (const as of [asShopper, ...Object.values(others)]) {
    expect(outcome(await confirm(lineIds[0], as))).toEqual([404, 'ORDER_NOT_FOUND']);
    expect(outcome(await as('GET', `/orders/${orderId}/delivery`))).toEqual([404, 'ORDER_NOT_FOUND']);
  }
  expect((await server.app.inject(`/api/v1/orders/${orderId}/delivery`)).statusCode).toBe(401);
  expect(await stateOf(lineIds[0] ?? '')).toBe('DELIVERED');
});

test('a buyer sees the parcels of an order and the way they have come, the newest first', async () => {
  const { orderId, lineIds, deliveryId, trackingNumber } = await shipped({ memberId: shopper, lines: 2 });
  await pool.query(
    `insert into delivery_event (delivery_id, code, location, description, occurred_at) values
       ($1, 'AT_PICKUP', '서울 성수', '집화처리', now() - interval '2 hours'),
       ($1, 'IN_TRANSIT', '옥천 HUB', '', now() - interval '1 hour')`,
    [deliveryId],
  );
  const { deliveries } = (await asShopper('GET', `/orders/${orderId}/delivery`)).json();
  expect(deliveries).toEqual([
    {
      id: deliveryId,
      carrier: { code: 'CJ', name_ko: 'CJ대한통운', name_en: 'CJ Logistics' },
      tracking_number: trackingNumber,
      tracking_url: `https://trace.cjlogistics.com/next/tracking.html?wblNo=${trackingNumber}`,
      state: 'INFORMATION_RECEIVED',
      shipped_at: expect.any(String),
      delivered_at: null,
      line_ids: lineIds,
      events: [
        {
          code: 'IN_TRANSIT',
          location: '옥천 HUB',
          occurred_at: expect.any(String),
          description_ko: '상품이 이동하고 있어요.',
          description_en: 'Your parcel is on its way.',
        },
        {
          code: 'AT_PICKUP',
          location: '서울 성수',
          occurred_at: expect.any(String),
          description_ko: '집화처리',
          description_en: 'The carrier has picked up your parcel.',
        },
      ],
    },
  ]);
  const unsent = await insertPaidOrder(pool, { memberId: shopper });
  expect((await asShopper('GET', `/orders/${unsent.orderId}/delivery`)).json()).toEqual({ deliveries: [] });
});
