import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Buyer, countOf } from '#tests/support/buyers.ts';
import { withDatabase } from '#tests/support/database.ts';
import { expectExactBooks } from '#tests/support/exact-books.ts';
import { orderingRows } from '#tests/support/ordering.ts';
import { markPaid } from '../payments/settle-order.ts';

const { pool, address } = withDatabase();
const make = orderingRows(pool);

const rounds = process.env.RELEASE_TESTS ? 20 : 4;
const buyers = 1_000;
const pieces = 100;

async function createMembers(): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into "user" (id, email, name, nickname)
     select gen_random_uuid(), 'buyer-' || n || '@test.example', '시험', 'buyer-' || n from generate_series(1, $1) n
     returning id`,
    [buyers],
  );
  return rows.map(({ id }) => id);
}

/** A process of its own whose members all buy at once. */
async function buyInProcess(orders: readonly Buyer[]): Promise<string[]> {
  const child = fork(new URL('../../../tests/support/buyers-child.ts', import.meta.url));
  await once(child, 'message');
  const outcomes = once(child, 'message');
  child.send({ database: address, buyers: orders });
  const [received] = (await outcomes) as [string[]];
  await once(child, 'exit');
  return received;
}

const totalOf = async (query: string, values: unknown[]): Promise<number> =>
  (await pool.query(query, values)).rows[0].total;

test(`${buyers} buyers of ${pieces} pieces in two processes, ${rounds} times: stock and sold are always ${pieces}`, {
  timeout: 600_000,
}, async () => {
  const members = await createMembers();
  for (let round = 0; round < rounds; round += 1) {
    const hot = await make.variant(pieces);
    const others = await Promise.all([make.variant(10_000), make.variant(10_000)]);
    const orders = members.map((memberId, index) => {
      const beside = others[index % 2];
      const lines = [hot, ...(beside && index % 3 === 0 ? [beside] : [])];
      const items = lines.map(({ variantId }) => ({ product_variant_id: variantId, quantity: 1 }));
      return { memberId, source: { items: index % 2 === 0 ? items : items.reverse() } };
    });
    const half = buyers / 2;
    const outcomes = await Promise.all([
      buyInProcess(orders.slice(0, half)),
      buyInProcess(orders.slice(half)),
    ]);
    expect(countOf(outcomes.flat())).toEqual({ ORDERED: pieces, OUT_OF_STOCK: buyers - pieces });
    const sold = await totalOf(
      `select sum(quantity)::int as total from stock_reservation where product_variant_id = $1 and state = 'HELD'`,
      [hot.variantId],
    );
    const left = await totalOf('select stock_count as total from product_variant where id = $1', [
      hot.variantId,
    ]);
    expect({ sold, left }).toEqual({ sold: pieces, left: 0 });
    await expectExactBooks(pool);
    // They pay, so that the next round finds members without open orders.
    const { rows } = await pool.query<{ id: string }>(
      `select id from orders where state = 'PAYMENT_PENDING'`,
    );
    const receipt = { paidAt: new Date(), transactionId: null };
    await Promise.all(
      rows.map(({ id }) => inTransaction(pool, (transaction) => markPaid(transaction, id, receipt))),
    );
    await expectExactBooks(pool);
  }
});

test('two hundred uses of one coupon in two processes: one order gets it', { timeout: 120_000 }, async () => {
  const { variantId } = await make.variant(1_000, 20_000);
  const memberId = await make.user();
  const order = await make.coupon(memberId);
  const source = { items: [{ product_variant_id: variantId, quantity: 1 }] };
  const orders = Array.from({ length: 100 }, () => ({ memberId, source, coupons: { order } }));
  const outcomes = await Promise.all([buyInProcess(orders), buyInProcess(orders)]);
  const { ORDERED, ...refused } = countOf(outcomes.flat());
  expect(ORDERED).toBe(1);
  const codes = ['COUPON_LOCKED', 'COUPON_NOT_APPLICABLE'];
  expect(Object.keys(refused).filter((code) => !codes.includes(code))).toEqual([]);
  await expectExactBooks(pool);
});
