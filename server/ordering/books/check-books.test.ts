import { beforeAll, expect, test, vi } from 'vitest';
import { openMetrics } from '#server/platform/metrics/open-metrics.ts';
import { claimSteps, returnOf } from '#tests/support/claim-steps.ts';
import { expectExactBooks } from '#tests/support/exact-books.ts';
import { withPaidShop } from '#tests/support/paid-shop.ts';
import { checkBooks, type Mismatch } from './check-books.ts';
import { reportBooks, startBooks } from './start-books.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const shop = withPaidShop();
const { pool, make, shopper } = shop;
const { deliver, requestClaim, inspect } = claimSteps(shop);

const ids = { paid: '', waiting: '', returned: '', variant: '' };

/** An order that was paid with a coupon and points and canceled in part, one that is not paid, and one that has come back. */
beforeAll(async () => {
  await make.points(shopper.id, 30_000);
  const [kept, canceled] = [await make.variant(20, 10_000), await make.variant(20, 10_000)];
  const order = await make.coupon(shopper.id, { discount_value: 3_000 });
  const paid = await shop.buyPaid(
    [
      [kept.variantId, 2],
      [canceled.variantId, 1],
    ],
    {},
    { coupons: { order }, point: 5_000 },
  );
  const [, line] = paid.products;
  expect((await shop.cancel(paid.id, { line_ids: [line.id] })).statusCode).toBe(200);
  const waiting = await shop.awaitDeposit([[kept.variantId, 1]]);
  const delivered = await deliver();
  const claimId = await requestClaim(delivered.id, returnOf([{ id: delivered.lineId, quantity: 1 }]));
  await inspect(claimId, 'SELLER');
  await shop.asAdmin('POST', `/admin/claims/${claimId}/refund`);
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(`select state from payment_cancel where state <> 'SUCCEEDED'`);
      expect(rows).toEqual([]);
    },
    { timeout: 30_000, interval: 100 },
  );
  Object.assign(ids, { paid: paid.id, waiting: waiting.id, returned: delivered.id, variant: kept.variantId });
});

test('the books of purchases, cancellations and returns add up', async () => {
  await expectExactBooks(pool);
});

/** Finds the mismatches after a breach that no code of the shop may commit, and rolls it back. */
async function findAfter(breach: string, values: readonly string[]): Promise<Mismatch[]> {
  const client = await pool.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    const { rowCount } = await client.query(breach, [...values]);
    expect(rowCount).toBe(1);
    const found: Mismatch[] = [];
    await checkBooks(client, (mismatch) => found.push(mismatch));
    return found;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

type Place = keyof typeof ids | 'member';

test.each<[check: string, what: string, place: Place, breach: string]>([
  [
    'order-amounts',
    'a line that costs more than its order says',
    'paid',
    `update order_product set unit_price = unit_price + 1, paid_amount = paid_amount + quantity
     where order_id = $1 and position = 0`,
  ],
  [
    'payments',
    'a payment of another amount',
    'paid',
    'update payment set amount = amount + 1 where order_id = $1',
  ],
  ['payments', 'goods without money', 'waiting', `update orders set state = 'PAID' where id = $1`],
  [
    'payments',
    'money without an order that is paid',
    'waiting',
    `update payment set state = 'PAID' where order_id = $1`,
  ],
  [
    'refunds',
    'a refund that the order does not know',
    'paid',
    'update orders set refunded_amount = refunded_amount - 1 where id = $1',
  ],
  ['refunds', 'a refund that is in no book', 'paid', 'delete from order_refund where order_id = $1'],
  [
    'refunds',
    'money asked back that no refund is for',
    'paid',
    `insert into payment_cancel (payment_id, amount, cancellable_before, reason, requester)
     select id, 1, 1, 'X', 'SYSTEM' from payment where order_id = $1`,
  ],
  [
    'refunds',
    'a line that has less back than the refund says',
    'paid',
    'update order_product set refunded_amount = refunded_amount - 1 where order_id = $1 and position = 1',
  ],
  [
    'money-given-back',
    'money that went back twice',
    'paid',
    'update payment set canceled_amount = canceled_amount + 1 where order_id = $1',
  ],
  [
    'money-given-back',
    'a cancellation that its payment does not know',
    'paid',
    'update payment set canceled_amount = canceled_amount - 1 where order_id = $1',
  ],
  [
    'claims',
    'a claim that promises more than was given',
    'returned',
    'update order_claim set refund_amount = refund_amount + 1 where order_id = $1',
  ],
  [
    'claims',
    'a claim that is done before its money is back',
    'returned',
    `update payment_cancel set state = 'UNKNOWN'
     where payment_id = (select id from payment where order_id = $1)`,
  ],
  [
    'pieces',
    'a canceled line of which a piece is kept',
    'paid',
    'update order_product set refunded_quantity = 0 where order_id = $1 and position = 1',
  ],
  [
    'pieces',
    'an exchange without its line',
    'returned',
    'update order_product set exchanged_quantity = 1, refunded_quantity = 0 where order_id = $1',
  ],
  [
    'stock',
    'a paid line without its piece',
    'paid',
    `update stock_reservation set state = 'RELEASED' where order_id = $1 and state = 'COMMITTED'`,
  ],
  [
    'stock',
    'more pieces sold than ordered',
    'paid',
    `update stock_reservation set quantity = 3 where order_id = $1 and state = 'COMMITTED'`,
  ],
  ['stock', 'pieces that nobody holds', 'waiting', 'delete from stock_reservation where order_id = $1'],
  [
    'coupons',
    'a coupon that is free again, and was used',
    'paid',
    `update user_coupon set state = 'ISSUED', order_id = null where order_id = $1`,
  ],
  [
    'coupons',
    'a coupon that is locked by an order that is paid',
    'paid',
    `update user_coupon set state = 'LOCKED' where order_id = $1`,
  ],
  [
    'points-of-orders',
    'points spent that the order does not know',
    'paid',
    'update point_hold set amount = amount + 1 where order_id = $1',
  ],
  [
    'points-of-orders',
    'points given back twice',
    'paid',
    'update point_hold set restored = restored + 1 where order_id = $1',
  ],
  [
    'points-of-confirmed-lines',
    'a line that has brought more points than were given',
    'paid',
    'update order_product set earned_point = 10 where order_id = $1 and position = 0',
  ],
  [
    'points',
    'a balance that no entry explains',
    'member',
    'update user_point set balance = balance + 1 where user_id = $1',
  ],
  ['points', 'points held by no order', 'member', 'update user_point set held = held + 1 where user_id = $1'],
  [
    'points',
    'an entry that changed no balance',
    'member',
    `insert into point_history (user_id, type, amount, balance_after, reason_code, source_id)
     values ($1, 'ADD', 1, 1, 'ADMIN', gen_random_uuid())`,
  ],
  [
    'points',
    'a debt that was paid with nothing',
    'member',
    `insert into point_debt (user_id, point_history_id, amount, remain)
     select $1, id, 2, 1 from point_history where user_id = $1 limit 1`,
  ],
  [
    'issued-coupons',
    'a coupon that was given once too often',
    'member',
    `update coupon set issued_count = 0 where id = (select coupon_id from user_coupon where user_id = $1)`,
  ],
  [
    'stock-of-products',
    'a product with more pieces than its variants',
    'variant',
    `update product set stock_count = stock_count + 1 where id = (
       select product_id from product_option join product_variant on product_option.id = product_option_id
       where product_variant.id = $1)`,
  ],
])('%s: %s is found', async (check, _what, place, breach) => {
  const found = await findAfter(breach, [place === 'member' ? shopper.id : ids[place]]);
  expect(found.map((mismatch) => mismatch.check)).toContain(check);
});

test('each mismatch is a line that names the order and says what to look at', async () => {
  const [{ order_number, refunded_amount }] = (
    await pool.query('select order_number, refunded_amount from orders where id = $1', [ids.paid])
  ).rows;
  const log = { info: vi.fn(), error: vi.fn() };
  await pool.query('update orders set refunded_amount = refunded_amount - 1 where id = $1', [ids.paid]);
  await reportBooks(pool, log);
  await pool.query('update orders set refunded_amount = refunded_amount + 1 where id = $1', [ids.paid]);
  expect(log.error).toHaveBeenCalledTimes(2);
  expect(log.error.mock.calls[0]).toEqual([
    expect.objectContaining({
      check: 'refunds',
      reference: order_number,
      id: ids.paid,
      amounts: expect.objectContaining({
        refunded_amount: refunded_amount - 1,
        of_refunds: refunded_amount,
      }),
    }),
    expect.stringContaining('compare its order_refund, payment_cancel'),
  ]);
  await reportBooks(pool, log);
  expect(log.info).toHaveBeenCalledWith(expect.anything(), 'books: everything adds up');
});

test('a job checks the books after a missed night, and /metrics shows what it has found', async () => {
  const log = { info: vi.fn(), error: vi.fn(), warn: vi.fn() };
  await pool.query(`update books_check set checked_at = now() - interval '30 hours'`);
  await pool.query('update user_point set held = held + 1 where user_id = $1', [shopper.id]);
  await startBooks({ pool, jobs: shop.worker.jobs, log }, 0.5);
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(2), { timeout: 30_000, interval: 100 });
  await pool.query('update user_point set held = held - 1 where user_id = $1', [shopper.id]);
  const metrics = await openMetrics({ address: { host: '127.0.0.1', port: 0 }, pool, log });
  const text = await (await fetch(metrics.url)).text();
  await metrics.close();
  expect(text).toContain('kkumim_books_mismatches{check="points"} 1\n');
  expect(text).toContain('kkumim_books_mismatches{check="refunds"} 0\n');
  const [, seconds] = /^kkumim_books_checked_timestamp_seconds (\d\S*)$/m.exec(text) ?? [];
  expect(Date.now() / 1_000 - Number(seconds)).toBeLessThan(60);
});
