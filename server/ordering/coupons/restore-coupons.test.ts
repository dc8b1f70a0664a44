import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { openBuyers } from '#tests/support/buyers.ts';
import { withDatabase } from '#tests/support/database.ts';
import { orderingRows } from '#tests/support/ordering.ts';
import { markPaid } from '../payments/settle-order.ts';
import { restoreCoupons } from './restore-coupons.ts';

const { pool } = withDatabase();
const make = orderingRows(pool);

let coupons: { order: string; product: string };
let orderId: string;
let lines: string[];

/** An order of three lines: one has a coupon of its own, all share that of the order. */
beforeEach(async () => {
  const memberId = await make.user();
  const variants = [await make.variant(5), await make.variant(5), await make.variant(5)];
  coupons = {
    order: await make.coupon(memberId, { type: 'ORDER', discount_value: 3_000 }),
    product: await make.coupon(memberId, { type: 'PRODUCT', discount_value: 500 }),
  };
  const source = { items: variants.map(({ variantId }) => ({ product_variant_id: variantId, quantity: 1 })) };
  const buyers = await openBuyers(pool);
  orderId = await buyers.begin({ memberId, source });
  const chosen = { order: coupons.order, lines: [{ index: 0, product: coupons.product }] };
  expect(await buyers.buy({ memberId, source, checkoutId: orderId, coupons: chosen })).toBe('ORDERED');
  await inTransaction(pool, (transaction) =>
    markPaid(transaction, orderId, { paidAt: new Date(), transactionId: null }),
  );
  const { rows } = await pool.query('select id from order_product where order_id = $1 order by position', [
    orderId,
  ]);
  lines = rows.map(({ id }) => id);
});

async function cancel(...lineIds: (string | undefined)[]): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    await restoreCoupons(transaction, { orderId, lineIds: lineIds.map(String) });
    await transaction.query(`update order_product set state = 'CANCELED' where id = any($1)`, [lineIds]);
  });
}

async function states() {
  const { rows } = await pool.query('select id, state from user_coupon');
  const stateOf = (id: string) => rows.find((row) => row.id === id)?.state;
  return { order: stateOf(coupons.order), product: stateOf(coupons.product) };
}

test('a coupon of a line comes back with its line, that of the order with the last one', async () => {
  expect(await states()).toEqual({ order: 'USED', product: 'USED' });
  await cancel(lines[1]);
  expect(await states()).toEqual({ order: 'USED', product: 'USED' });
  await cancel(lines[0]);
  expect(await states()).toEqual({ order: 'USED', product: 'ISSUED' });
  await cancel(lines[2]);
  expect(await states()).toEqual({ order: 'ISSUED', product: 'ISSUED' });
});

test('a coupon of an order does not come back while one line is being delivered', async () => {
  await pool.query(`update order_product set state = 'SHIPPING_READY' where id = $1`, [lines[2]]);
  await cancel(lines[0], lines[1]);
  expect(await states()).toEqual({ order: 'USED', product: 'ISSUED' });
});

test('a coupon whose time has passed meanwhile can be used for one more day', async () => {
  await pool.query(`update user_coupon set expires_at = now() - interval '3 days' where id = $1`, [
    coupons.order,
  ]);
  await cancel(...lines);
  const { rows } = await pool.query(
    `select state, used_at, order_id, round(extract(epoch from expires_at - now()) / 3600)::int as hours
     from user_coupon where id = $1`,
    [coupons.order],
  );
  expect(rows).toEqual([{ state: 'ISSUED', used_at: null, order_id: null, hours: 24 }]);
});
