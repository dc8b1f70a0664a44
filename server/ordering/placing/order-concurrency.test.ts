import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Buyer, countOf, openBuyers } from '#tests/support/buyers.ts';
import { withDatabase } from '#tests/support/database.ts';
import { expectExactBooks } from '#tests/support/exact-books.ts';
import { orderingRows } from '#tests/support/ordering.ts';
import { openCart } from '../cart/cart.ts';
import { markPaid } from '../payments/settle-order.ts';

const { pool, address } = withDatabase();
const make = orderingRows(pool);
afterEach(() => expectExactBooks(pool));

const times = <Value>(count: number, create: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => create(index)));

const itemsOf = (...lines: [product_variant_id: string, quantity: number][]) => ({
  items: lines.map(([product_variant_id, quantity]) => ({ product_variant_id, quantity })),
});

/** All at once, through two pools as two processes have them. */
async function buyAll(buyers: readonly Buyer[]): Promise<Record<string, number>> {
  const other = createPool(address, { error: (_details, text) => console.warn(text) });
  const shops = [await openBuyers(pool), await openBuyers(other)];
  const outcomes = await Promise.all(buyers.map((buyer, index) => shops[index % 2]?.buy(buyer) ?? ''));
  await other.end();
  return countOf(outcomes);
}

test('many buyers of little stock: nothing is oversold, nothing is left, nobody waits for ever', async () => {
  const [hot, warm] = [await make.variant(12), await make.variant(1_000)];
  const members = await times(60, make.user);
  // Half of them name the two in the other order, and a third buys two pieces of the one.
  const counts = await buyAll(
    members.map((memberId, index) => {
      const lines: [string, number][] = [
        [hot.variantId, 1],
        [warm.variantId, 2],
      ];
      return { memberId, source: itemsOf(...(index % 4 < 2 ? lines : lines.toReversed())) };
    }),
  );
  expect(counts).toEqual({ ORDERED: 12, OUT_OF_STOCK: 48 });
  const { rows } = await pool.query(
    `select variant.id, variant.stock_count, product.stock_count as total from product_variant variant
       join product_option option on option.id = product_option_id join product on product.id = product_id
     where variant.id = any($1) order by variant.stock_count`,
    [[hot.variantId, warm.variantId]],
  );
  expect(rows).toMatchObject([
    { stock_count: 0, total: 0 },
    { stock_count: 976, total: 976 },
  ]);
});

test('many uses of one coupon: one order gets it', async () => {
  const { variantId } = await make.variant(1_000, 20_000);
  const memberId = await make.user();
  const order = await make.coupon(memberId);
  const buyers = Array.from({ length: 40 }, () => ({
    memberId,
    source: itemsOf([variantId, 1]),
    coupons: { order },
  }));
  const { ORDERED, ...refused } = await buyAll(buyers);
  expect(ORDERED).toBe(1);
  expect(
    Object.keys(refused).every((code) => code === 'COUPON_LOCKED' || code === 'COUPON_NOT_APPLICABLE'),
  ).toBe(true);
});

test('points are spent once, however many orders want them', async () => {
  const { variantId } = await make.variant(1_000, 20_000);
  const memberId = await make.user();
  await make.points(memberId, 2_000, 3_000);
  const buyers = Array.from({ length: 20 }, () => ({
    memberId,
    source: itemsOf([variantId, 1]),
    point: 3_000,
  }));
  expect((await buyAll(buyers)).ORDERED).toBe(1);
  const { rows } = await pool.query('select balance, held from user_point where user_id = $1', [memberId]);
  expect(rows).toEqual([{ balance: 5_000, held: 3_000 }]);
});

describe('a hundred equal calls', () => {
  test('with one key are one order', async () => {
    const { variantId } = await make.variant(1_000);
    const memberId = await make.user();
    const source = itemsOf([variantId, 1]);
    const checkoutId = await (await openBuyers(pool)).begin({ memberId, source });
    const buyer = { memberId, source, checkoutId, key: randomUUID() };
    expect(await buyAll(Array.from({ length: 100 }, () => buyer))).toEqual({ ORDERED: 1, REPLAYED: 99 });
    const { rows } = await pool.query('select stock_count from product_variant where id = $1', [variantId]);
    expect(rows).toEqual([{ stock_count: 999 }]);
  });

  test('from a hundred tabs hold the pieces of one order', async () => {
    const { variantId } = await make.variant(1_000);
    const memberId = await make.user();
    const source = itemsOf([variantId, 1]);
    const checkoutId = await (await openBuyers(pool)).begin({ memberId, source });
    const counts = await buyAll(Array.from({ length: 40 }, () => ({ memberId, source, checkoutId })));
    expect(counts).toEqual({ ORDERED: 40 });
    const { rows } = await pool.query(
      `select stock_count, (select count(*)::int from payment where order_id = $2) as payments
       from product_variant where id = $1`,
      [variantId, checkoutId],
    );
    expect(rows).toEqual([{ stock_count: 999, payments: 1 }]);
  });
});

test('a payment that meets a change of the cart waits for it, and takes none of its lines before', async () => {
  const memberId = await make.user();
  const cartId = await make.insert('cart', { user_id: memberId });
  const variants = await times(3, () => make.variant(9));
  const items = await times(3, (index) =>
    make.insert('cart_item', {
      cart_id: cartId,
      product_variant_id: variants[index]?.variantId,
      quantity: 1,
      added_unit_price: 10_000,
      last_add_id: randomUUID(),
    }),
  );
  const source = { cart_item_ids: items };
  const buyers = await openBuyers(pool);
  const checkoutId = await buyers.begin({ memberId, source });
  expect(await buyers.buy({ memberId, source, checkoutId })).toBe('ORDERED');

  let paying: Promise<unknown> = Promise.resolve();
  await inTransaction(pool, async (change) => {
    // As every change of what is in a cart begins.
    await openCart(change, { memberId, keyHash: null });
    paying = inTransaction(pool, (transaction) =>
      markPaid(transaction, checkoutId, { paidAt: new Date(), transactionId: null }),
    );
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitFor(async () => expect((await pool.query(waiting)).rowCount).toBe(1), { timeout: 10_000 });
    // A call that needs a lock that the payment has taken is refused at once.
    await change.query('select from cart_item where cart_id = $1 for update nowait', [cartId]);
  });
  await paying;
  expect((await pool.query('select from cart_item where cart_id = $1', [cartId])).rowCount).toBe(0);
});

test('a member holds no more than ten orders, and three that wait for a deposit', async () => {
  const { variantId } = await make.variant(1_000);
  const memberId = await make.user();
  const source = itemsOf([variantId, 1]);
  const counts = await buyAll(Array.from({ length: 14 }, () => ({ memberId, source })));
  expect(counts).toEqual({ ORDERED: 10, TOO_MANY_OPEN_ORDERS: 4 });
});
