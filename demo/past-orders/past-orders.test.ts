import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '#tests/support/database.ts';
import { withSandbox } from '#tests/support/sandbox-gateway.ts';
import { withPayments } from '#tests/support/sandbox-payments.ts';
import { memberId, productId } from '../keys/ids.ts';
import { insertSandboxCarrier } from '../sandbox-carrier.ts';
import { insertDemoRows } from '../seeding/insert-demo-rows.ts';
import { makePastOrders } from './make-past-orders.ts';

const { pool } = withDatabase();
const sandbox = withSandbox();
const shop = withPayments(pool, sandbox);
const make = () => makePastOrders({ pool, payments: shop.payments, sandbox, dataKey: Buffer.alloc(32, 1) });

beforeAll(async () => {
  const client = await pool.connect();
  await insertDemoRows(client, new Date());
  await insertSandboxCarrier(client);
  client.release();
}, 60_000);

test('the shopper of the demo shop has orders of every kind, really paid, made once', async () => {
  // Their product is left out for a while, as when its files cannot be drawn.
  const stateOfMug = (state: string) =>
    pool.query('update product set state = $2 where id = $1', [productId('mug'), state]);
  await stateOfMug('HIDDEN');
  await make();
  expect((await pool.query('select from orders')).rowCount).toBe(5);
  await stateOfMug('ACT');
  await make();
  await make();
  const { rows } = await pool.query(
    `select state, paid_at is not null as paid, left(order_number, 8) = to_char(ordered_at at time zone 'Asia/Seoul', 'YYYYMMDD')
       as "isDated" from orders where user_id = $1 order by ordered_at`,
    [memberId('shopper')],
  );
  const states = ['CONFIRMED', 'CANCELED', 'DELIVERED', 'SHIPPING', 'PRODUCING', 'PAID'];
  expect(rows).toEqual(states.map((state) => ({ state, paid: true, isDated: true })));
  expect(sandbox.gateway.list().every(({ paidAt }) => paidAt)).toBe(true);
  const parcels = await pool.query(
    `select delivery.state, count(event)::int as events from delivery join delivery_event event on event.delivery_id = delivery.id
     group by delivery.id order by shipped_at`,
  );
  expect(parcels.rows).toEqual([
    { state: 'DELIVERED', events: 4 },
    { state: 'DELIVERED', events: 4 },
    { state: 'IN_TRANSIT', events: 2 },
  ]);
  const points = await pool.query(
    `select count(*)::int as given from point_history where reason_code = 'ORDER_CONFIRM'`,
  );
  expect(points.rows).toEqual([{ given: 1 }]);
  // The refund is made at this moment, of everything else nobody is told.
  const notices = await pool.query('select distinct kind from order_notice');
  expect([[], [{ kind: 'REFUNDED' }]]).toContainEqual(notices.rows);
});
