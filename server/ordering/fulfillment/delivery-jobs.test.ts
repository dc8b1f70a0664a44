import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { withApp } from '#tests/support/app.ts';
import { dieEverywhere } from '#tests/support/dying-pool.ts';
import { movedOrders } from '#tests/support/moved-orders.ts';
import { assumeDeliveries } from './assume-delivered.ts';
import { confirmDueLines } from './confirm-line.ts';

const server = withApp({ jobs: true });
const { pool } = server;
const { delivered, shipped, stateOf } = movedOrders(pool);

const assume = (database = pool) => assumeDeliveries({ pool: database, messages: server.app.messages });
const letDaysPass = (deliveryId: string, days: number) =>
  pool.query(
    `update delivery set shipped_at = shipped_at - make_interval(days => $2),
       assumption_notice_at = assumption_notice_at - make_interval(days => $2) where id = $1`,
    [deliveryId, days],
  );
const makeDue = (orderId: string) =>
  pool.query(`update order_product set auto_confirm_at = now() - interval '1 second' where order_id = $1`, [
    orderId,
  ]);

async function asked(orderId: string): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as count from outbound_call, orders
     where orders.id = $1 and payload ->> 'kind' = 'DELIVERY_ASSUMED' and payload ->> 'text' like '%' || order_number || '%'`,
    [orderId],
  );
  return rows[0].count;
}

async function facts(orderId: string) {
  const { rows } = await pool.query(
    `select state, (select count(*)::int from order_state_history where order_id = $1 and to_state = 'CONFIRMED'
         and order_product_id is not null) as moves,
       (select count(*)::int from order_notice where order_id = $1 and kind = 'CONFIRMED') as notices,
       (select coalesce(sum(amount), 0)::int from point_history where order_id = $1) as points,
       (select balance from user_point where user_id = orders.user_id) as balance
     from orders where id = $1`,
    [orderId],
  );
  return rows[0];
}

beforeEach(async () => {
  await pool.query('update delivery set delivered_at = now()');
  await pool.query('update order_product set auto_confirm_at = null');
});

test('a parcel of which nobody tells counts as delivered after 14 days, three days after its buyer was asked', async () => {
  const { orderId, deliveryId, lineIds } = await shipped({ daysAgo: 10, lines: 2 });
  await assume();
  expect(await asked(orderId)).toBe(0);
  await letDaysPass(deliveryId, 1);
  await assume();
  await assume();
  expect(await asked(orderId)).toBe(1);
  await letDaysPass(deliveryId, 2);
  await assume();
  expect(await stateOf(lineIds[0] ?? '')).toBe('SHIPPING');
  await letDaysPass(deliveryId, 1);
  await assume();
  const { rows } = await pool.query(
    `select distinct to_state, actor_type, reason from order_state_history
     where order_product_id = any($1) and to_state = 'DELIVERED'`,
    [lineIds],
  );
  expect(rows).toEqual([{ to_state: 'DELIVERED', actor_type: 'SYSTEM', reason: 'ASSUMED' }]);
  expect(await asked(orderId)).toBe(1);
});

test('a job that comes weeks too late still asks first', async () => {
  const { orderId, deliveryId, lineIds } = await shipped({ daysAgo: 60 });
  await assume();
  expect([await asked(orderId), await stateOf(lineIds[0] ?? '')]).toEqual([1, 'SHIPPING']);
  await letDaysPass(deliveryId, 3);
  await assume();
  expect(await stateOf(lineIds[0] ?? '')).toBe('DELIVERED');
});

test('nothing is assumed of a parcel that has a problem', async () => {
  const { orderId, deliveryId } = await shipped({ daysAgo: 30 });
  await pool.query(`update delivery set state = 'EXCEPTION' where id = $1`, [deliveryId]);
  await assume();
  expect(await asked(orderId)).toBe(0);
});

test('a line that nobody confirms is confirmed after eight days, with its points, and one notice per order', async () => {
  const { orderId } = await delivered({ lines: 3 });
  await confirmDueLines(pool);
  expect(await facts(orderId)).toMatchObject({ state: 'DELIVERED' });
  await makeDue(orderId);
  await Promise.all([confirmDueLines(pool), confirmDueLines(pool)]);
  expect(await facts(orderId)).toEqual({
    state: 'CONFIRMED',
    moves: 3,
    notices: 1,
    points: 300,
    balance: 300,
  });
});

test('either a claim or the automatic confirmation wins when they come at once', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { orderId, lineIds, memberId } = await delivered();
    await makeDue(orderId);
    const claim = () =>
      inTransaction(pool, async (client) => {
        await client.query('select from orders where id = $1 for no key update', [orderId]);
        const { rowCount } = await client.query(
          `with claim as (
             insert into order_claim (claim_number, order_id, type, reason_code, reason, fault, requested_by)
             select 'C20261124-' || upper(left($1::text, 8)), $1::uuid, 'RETURN', 'SIZE', '', 'BUYER', $2
             where exists (select from order_product where id = $3 and state = 'DELIVERED') returning id)
           insert into order_claim_product (claim_id, order_product_id, quantity) select id, $3, 1 from claim`,
          [orderId, memberId, lineIds[0]],
        );
        return rowCount === 1;
      });
    const [isClaimed] = await Promise.all([claim(), confirmDueLines(pool)]);
    expect(await stateOf(lineIds[0] ?? '')).toBe(isClaimed ? 'DELIVERED' : 'CONFIRMED');
  }
});

test('killed at any statement of the confirmation, the next run gives every point, once', async () => {
  const died = await dieEverywhere(pool, async (dying) => {
    const { orderId } = await delivered({ lines: 2 });
    await makeDue(orderId);
    await confirmDueLines(dying.pool).catch(() => {});
    await confirmDueLines(pool);
    expect(await facts(orderId)).toEqual({
      state: 'CONFIRMED',
      moves: 2,
      notices: 1,
      points: 200,
      balance: 200,
    });
  });
  expect(died).toBeGreaterThan(12);
});

test('killed at any statement while parcels are assumed to have come, each buyer is asked once', async () => {
  const died = await dieEverywhere(pool, async (dying) => {
    const { orderId, deliveryId, lineIds } = await shipped({ daysAgo: 20 });
    await assume(dying.pool).catch(() => {});
    await assume();
    expect([await asked(orderId), await stateOf(lineIds[0] ?? '')]).toEqual([1, 'SHIPPING']);
    await pool.query('update delivery set delivered_at = now() where id = $1', [deliveryId]);
  });
  expect(died).toBeGreaterThan(6);
});

test('killed at any statement of the arrival, the next run completes it', async () => {
  const died = await dieEverywhere(pool, async (dying) => {
    const { orderId, deliveryId } = await shipped({ daysAgo: 20 });
    await assume();
    await letDaysPass(deliveryId, 3);
    await assume(dying.pool).catch(() => {});
    await assume();
    const { rowCount } = await pool.query(
      `select from order_state_history where order_id = $1 and to_state = 'DELIVERED' and order_product_id is not null`,
      [orderId],
    );
    expect(rowCount).toBe(1);
  });
  expect(died).toBeGreaterThan(8);
});
