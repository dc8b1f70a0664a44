import { expect, test } from 'vitest';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { openBuyers } from '#tests/support/buyers.ts';
import { withDatabase } from '#tests/support/database.ts';
import { orderingRows } from '#tests/support/ordering.ts';
import { releaseOrder } from '../payments/settle-order.ts';
import { cleanUp } from './clean-up.ts';

const { pool } = withDatabase();
const make = orderingRows(pool);

test('a cart is kept for thirty days after the last visit', async () => {
  const [recent, old] = [await make.user(), await make.user()];
  await make.insert('cart', { user_id: recent, last_seen_at: new Date(Date.now() - 29 * 86_400_000) });
  await make.insert('cart', { user_id: old, last_seen_at: new Date(Date.now() - 31 * 86_400_000) });
  await Promise.all([cleanUp(pool), cleanUp(pool)]);
  const { rows } = await pool.query('select user_id from cart');
  expect(rows).toEqual([{ user_id: recent }]);
});

test('points expire once, and those that an order holds with that order', async () => {
  const memberId = await make.user();
  await make.points(memberId, 4_000);
  const { variantId } = await make.variant(5, 20_000);
  const source = { items: [{ product_variant_id: variantId, quantity: 1 }] };
  const { begin, buy } = await openBuyers(pool);
  const checkoutId = await begin({ memberId, source });
  expect(await buy({ memberId, source, checkoutId, point: 1_000 })).toBe('ORDERED');
  await pool.query(`update point_lot set expires_at = now() where user_id = $1`, [memberId]);
  await Promise.all([cleanUp(pool), cleanUp(pool)]);
  const points = async () =>
    (await pool.query('select balance, held from user_point where user_id = $1', [memberId])).rows;
  expect(await points()).toEqual([{ balance: 1_000, held: 1_000 }]);
  await inTransaction(pool, (transaction) => releaseOrder(transaction, checkoutId, 'EXPIRED'));
  await cleanUp(pool);
  expect(await points()).toEqual([{ balance: 0, held: 0 }]);
  const { rows } = await pool.query(
    `select amount, balance_after from point_history where type = 'EXPIRE' order by amount`,
  );
  expect(rows).toEqual([
    { amount: 1_000, balance_after: 0 },
    { amount: 3_000, balance_after: 1_000 },
  ]);
});

test('a coupon expires when nobody has locked it', async () => {
  const memberId = await make.user();
  const id = await make.coupon(memberId);
  await pool.query('update user_coupon set expires_at = now() where id = $1', [id]);
  await cleanUp(pool);
  const { rows } = await pool.query('select state from user_coupon where id = $1', [id]);
  expect(rows).toEqual([{ state: 'EXPIRED' }]);
});
