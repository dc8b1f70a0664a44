import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { withDatabase } from '#tests/support/database.ts';
import { insertPaidOrder } from '#tests/support/paid-order.ts';
import { type Actor, changeLineState, type OrderState } from './order-state.ts';

const { pool } = withDatabase();
const admin: Actor = { type: 'ADMIN', id: randomUUID() };

const change = (lineIds: readonly string[], to: OrderState, actor = admin) =>
  inTransaction(pool, (transaction) => changeLineState(transaction, { lineIds, to, actor }));

async function statesOf(orderId: string) {
  const { rows } = await pool.query(
    `select state, (select array_agg(state::text order by position) from order_product where order_id = $1) as lines
     from orders where id = $1`,
    [orderId],
  );
  return rows[0];
}

test('an order is as far as its least advanced line, and ends when all have ended', async () => {
  const { orderId, lineIds } = await insertPaidOrder(pool, { lines: 2 });
  const [first = '', second = ''] = lineIds;
  await change([first], 'SHIPPING_READY');
  expect(await statesOf(orderId)).toEqual({ state: 'PAID', lines: ['SHIPPING_READY', 'PAID'] });
  await change([second], 'CANCELED');
  expect(await statesOf(orderId)).toEqual({ state: 'SHIPPING_READY', lines: ['SHIPPING_READY', 'CANCELED'] });
  for (const state of ['SHIPPING', 'DELIVERED'] as const) await change([first], state);
  await change([first], 'CONFIRMED', { type: 'SYSTEM' });
  expect(await statesOf(orderId)).toEqual({ state: 'CONFIRMED', lines: ['CONFIRMED', 'CANCELED'] });
});

test('all lines change or none, and it is said which cannot', async () => {
  const { orderId, lineIds } = await insertPaidOrder(pool, { lines: 2 });
  const [first = '', second = ''] = lineIds;
  await change([first], 'SHIPPING_READY');
  expect(await change(lineIds, 'SHIPPING_READY')).toEqual([first]);
  expect(await change([second, randomUUID()], 'SHIPPING_READY')).toHaveLength(1);
  expect(await statesOf(orderId)).toEqual({ state: 'PAID', lines: ['SHIPPING_READY', 'PAID'] });
  expect(await change([second], 'DELIVERED')).toEqual([second]);
  expect(await change([second], 'SHIPPING_READY', { type: 'USER' })).toEqual([second]);
});

test('the actor who changed which line when is written down', async () => {
  const { orderId, lineIds } = await insertPaidOrder(pool, { lines: 1 });
  await change(lineIds, 'SHIPPING_READY');
  const { rows } = await pool.query(
    `select order_product_id, from_state, to_state, actor_type, actor_id from order_state_history
     where order_id = $1 order by id desc limit 2`,
    [orderId],
  );
  const step = { from_state: 'PAID', to_state: 'SHIPPING_READY', actor_type: 'ADMIN', actor_id: admin.id };
  expect(rows).toEqual([
    { ...step, order_product_id: null },
    { ...step, order_product_id: lineIds[0] },
  ]);
});

test('lines that are moved three ways at once end in one state, and one move is refused', async () => {
  const { orderId, lineIds } = await insertPaidOrder(pool, { lines: 3 });
  const answers = await Promise.all([
    change(lineIds, 'SHIPPING_READY'),
    change(lineIds.toReversed(), 'CANCELED', { type: 'USER' }),
    change(lineIds, 'CANCELED', { type: 'SYSTEM' }),
  ]);
  expect(answers.filter(({ length }) => length === 0)).toHaveLength(1);
  expect(new Set((await statesOf(orderId)).lines).size).toBe(1);
});

test('a line with an open claim is not confirmed', async () => {
  const { orderId, memberId, lineIds } = await insertPaidOrder(pool, { lines: 1 });
  for (const state of ['SHIPPING_READY', 'SHIPPING', 'DELIVERED'] as const) await change(lineIds, state);
  const { rows } = await pool.query(
    `insert into order_claim (claim_number, order_id, type, reason_code, reason, fault, requested_by)
     values ('C20261124-0000000A', $1, 'RETURN', 'SIZE', '', 'BUYER', $2) returning id`,
    [orderId, memberId],
  );
  await pool.query(
    'insert into order_claim_product (claim_id, order_product_id, quantity) values ($1, $2, 1)',
    [rows[0].id, lineIds[0]],
  );
  expect(await change(lineIds, 'CONFIRMED', { type: 'USER' })).toEqual(lineIds);
  await pool.query('update order_claim_product set is_open = false where claim_id = $1', [rows[0].id]);
  expect(await change(lineIds, 'CONFIRMED', { type: 'USER' })).toEqual([]);
});
