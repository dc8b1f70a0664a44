import { describe, expect, test, vi } from 'vitest';
import { expireOrders } from '#server/ordering/payments/expire-orders.ts';
import { releaseOrder } from '#server/ordering/payments/settle-order.ts';
import { giveReviewPoints } from '#server/ordering/reviews/review-points.ts';
import { readReviewPolicy } from '#server/ordering/reviews/review-policy.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { claimSteps, returnOf } from '#tests/support/claim-steps.ts';
import { itemsOf, ordering } from '#tests/support/ordering.ts';
import { expectBalancedBooks } from '#tests/support/paid-books.ts';
import { withPaidShop } from '#tests/support/paid-shop.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const shop = withPaidShop();
const { asShopper, make, shopper, pool, buyPaid, awaitDeposit, cancel, advance, orderOf, sandbox } = shop;
const { deliver, requestClaim, decide, claimOf, inspect } = claimSteps(shop);
const { buy, quote } = ordering(asShopper);

const setPolicy = (changes: string) => pool.query(`update shop_policy set ${changes}`);

describe('pieces that nobody pays', () => {
  test('of one variant are counted over all lines and open orders of a member', async () => {
    const { variantId } = await make.variant(10_000, 1_000);
    const lines = Array.from({ length: 50 }, () => [variantId, 99] as [string, number]);
    const many = await buy(itemsOf(...lines));
    expect(many.json()).toMatchObject({ code: 'OUT_OF_STOCK', data: { available: 99 } });
    const first = await buy(itemsOf([variantId, 60], [variantId, 30]));
    expect(first.statusCode, first.body).toBe(201);
    const second = await buy(itemsOf([variantId, 10]));
    expect(second.json()).toMatchObject({ code: 'OUT_OF_STOCK', data: { available: 9 } });
    expect((await buy(itemsOf([variantId, 9]))).statusCode).toBe(201);
    expect((await buy(itemsOf([variantId, 1]))).json()).not.toMatchObject({ payment_amount: 1_000 });
  });

  test('of one variant are at most half of the stock for the deposits of one member', async () => {
    const { variantId } = await make.variant(20, 10_000);
    await awaitDeposit([[variantId, 7]]);
    const deposit = { payment_method: 'VIRTUAL_ACCOUNT' };
    const more = await buy(itemsOf([variantId, 4]), deposit);
    expect(more.json()).toMatchObject({ code: 'OUT_OF_STOCK', data: { available: 3 } });
    expect((await buy(itemsOf([variantId, 4]))).statusCode).toBe(201);
  });
});

test('pieces that wait for an exchange count as those of orders that are not paid', async () => {
  const { id, lineId, optionId } = await deliver();
  const large = await make.size(optionId, 'L', 1_000);
  expect((await buy(itemsOf([large, 99]))).statusCode).toBe(201);
  const exchange = { type: 'EXCHANGE', reason_code: 'SIZE', exchange_variant_id: large };
  const refused = await shop.claim(id, returnOf([{ id: lineId, quantity: 1 }], exchange));
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'EXCHANGE_OUT_OF_STOCK']);
});

describe('points', () => {
  test('of reviews come once for a product of an order, and no more in a day than the policy says', async () => {
    const { variantId } = await make.variant(99, 1_000);
    const { products } = await buyPaid([
      [variantId, 1],
      [variantId, 1],
    ]);
    const givePoints = (orderProductId: string) =>
      inTransaction(pool, async (transaction) =>
        giveReviewPoints(
          transaction,
          { memberId: shopper.id, orderProductId },
          0,
          await readReviewPolicy(transaction),
        ),
      );
    expect([await givePoints(products[0].id), await givePoints(products[1].id)]).toEqual([100, 0]);
    await setPolicy('point_review_daily_max = 150');
    const other = await buyPaid([[(await make.variant(9)).variantId, 1]]);
    const last = await buyPaid([[(await make.variant(9)).variantId, 1]]);
    expect([await givePoints(other.products[0].id), await givePoints(last.products[0].id)]).toEqual([50, 0]);
  });

  test('that the checkout promises are those that the confirmation brings, whatever the rate is then', async () => {
    await setPolicy('point_rate_confirm = 0.35');
    // 0.6965 points each are none, however many lines they are.
    const [a, b, c] = [await make.variant(9, 42_000), await make.variant(9, 199), await make.variant(9, 199)];
    const lines: [string, number][] = [a, b, c].map(({ variantId }) => [variantId, 1]);
    const quoted = (await quote(itemsOf(...lines))).json();
    const order = await buyPaid(lines);
    await setPolicy('point_rate_confirm = 1');
    const lineIds: string[] = order.products.map(({ id }: { id: string }) => id);
    await advance(lineIds, 'DELIVERED');
    for (const id of lineIds)
      await asShopper('POST', `/order-products/${id}/confirm`, undefined, shop.once());
    const { rows } = await pool.query(
      'select sum(earned_point)::int as points from order_product where order_id = $1',
      [order.id],
    );
    expect([quoted.confirm_point, rows[0].points]).toEqual([147, 147]);
  });
});

describe('fees', () => {
  test('of a return are deducted when nobody has found them in the parcel', async () => {
    for (const [fee_paid, refunded] of [
      [undefined, 7_000],
      [false, 7_000],
      [true, 10_000],
    ] as const) {
      const { id, lineId } = await deliver(2);
      const body = returnOf([{ id: lineId, quantity: 1 }], { fee_payment: 'PREPAID' });
      const claimId = await requestClaim(id, body);
      await decide(claimId, 'accept');
      await decide(claimId, 'collect', { to: 'COLLECTED' });
      await decide(claimId, 'inspect', { fault: 'BUYER', restock: true, fee_paid });
      await decide(claimId, 'refund');
      expect(await claimOf(claimId)).toMatchObject({ refund_amount: refunded });
    }
  });

  test('are those of the day of the order', async () => {
    const { id, lineId } = await deliver(2);
    await setPolicy('return_fee_oneway = 9000, delivery_fee = 8000');
    const claimId = await requestClaim(id, returnOf([{ id: lineId, quantity: 1 }]));
    await inspect(claimId, 'BUYER');
    await setPolicy('return_fee_oneway = 3000, delivery_fee = 3000');
    await decide(claimId, 'refund');
    expect(await claimOf(claimId)).toMatchObject({ return_fee: 3_000, refund_amount: 7_000 });
  });

  test('a delivery that a cancellation makes the buyer pay costs what it did on the day of the order', async () => {
    const order = await buyPaid([
      [(await make.variant(9, 48_000)).variantId, 1],
      [(await make.variant(9, 2_000)).variantId, 1],
    ]);
    await setPolicy('delivery_fee = 8000');
    await cancel(order.id, { line_ids: [order.products[0].id] });
    await setPolicy('delivery_fee = 3000');
    expect(await orderOf(order.id)).toMatchObject({ refunded_amount: 45_000 });
  });

  test('for a delivery that is free no more are the same in one step and in several', async () => {
    const cheap = await make.variant(9, 2_000);
    const dear = await make.variant(9, 24_000);
    const buyBoth = () =>
      buyPaid([
        [dear.variantId, 1],
        [dear.variantId, 1],
        [cheap.variantId, 1],
      ]);
    const idsOf = (order: { products: { id: string }[] }) => order.products.map(({ id }) => id);
    const [stepwise, atOnce] = [await buyBoth(), await buyBoth()];
    const [first = '', , filler = ''] = idsOf(stepwise);
    await cancel(stepwise.id, { line_ids: [filler] });
    await cancel(stepwise.id, { line_ids: [first] });
    const [one = '', , other = ''] = idsOf(atOnce);
    await cancel(atOnce.id, { line_ids: [one, other] });
    for (const { id } of [stepwise, atOnce]) {
      expect(await orderOf(id)).toMatchObject({ refunded_amount: 23_000 });
      await expectBalancedBooks(shop, id);
    }
  });
});

test('a design is sold as it was made, and not by the price of another method', async () => {
  const product = await make.variant(9);
  const { customId } = await make.custom(product, { userId: shopper.id });
  await pool.query(`update product_custom set method = 'EMBROIDERY' where id = $1`, [customId]);
  await pool.query(`update product_variant set production_method = 'PRINTING' where id = $1`, [
    product.variantId,
  ]);
  const source = itemsOf([product.variantId, 1, customId]);
  expect((await quote(source)).json().code).toBe('PRODUCT_SUSPENDED');
  await pool.query(`update product_variant set production_method = 'EMBROIDERY' where id = $1`, [
    product.variantId,
  ]);
  expect((await quote(source)).statusCode).toBe(200);
});

test('a coupon of an order that is given up has no more time than before', async () => {
  const { variantId } = await make.variant(9, 20_000);
  const coupon = await make.coupon(shopper.id);
  const ordered = await buy(itemsOf([variantId, 1]), {}, { coupons: { order: coupon } });
  await pool.query(`update user_coupon set expires_at = now() - interval '1 minute' where id = $1`, [coupon]);
  await inTransaction(pool, (transaction) => releaseOrder(transaction, ordered.json().id, 'EXPIRED'));
  const { rows } = await pool.query(
    'select state, expires_at < now() as "isOver" from user_coupon where id = $1',
    [coupon],
  );
  expect(rows).toEqual([{ state: 'ISSUED', isOver: true }]);
});

test.each(['FAILED', 'PARTIAL_CANCELLED'])(
  'an overdue deposit that is called %s waits no more',
  async (status) => {
    const { variantId } = await make.variant(9);
    const order = await awaitDeposit([[variantId, 1]]);
    const { gateway } = shop.worker;
    const read: typeof gateway.read = async (paymentId) => {
      const answer = await gateway.read(paymentId);
      if (answer.outcome !== 'found') return answer;
      const canceledAmount = status === 'FAILED' ? 0 : 1_000;
      return { outcome: 'found', payment: { ...answer.payment, state: status as 'FAILED', canceledAmount } };
    };
    const { createPayments } = await import('#server/ordering/payments/payments.ts');
    const payments = createPayments({ ...shop.worker.parts, pool, gateway: { ...gateway, read } });
    await pool.query(`update orders set expires_at = now() - interval '1 hour' where id = $1`, [order.id]);
    await expireOrders(pool, payments);
    expect(await orderOf(order.id)).toMatchObject({ state: 'EXPIRED' });
  },
);

test('a deposit for an order that its buyer has canceled goes back, and the buyer is told', async () => {
  const { variantId } = await make.variant(9);
  const order = await awaitDeposit([[variantId, 1]]);
  expect((await cancel(order.id)).json()).toMatchObject({ state: 'CANCELED' });
  await sandbox.deposit(order.paymentId);
  expect(await shop.worker.payments.verify(order.paymentId)).toMatchObject({ outcome: 'given-back' });
  expect(await orderOf(order.id)).toMatchObject({ state: 'CANCELED', cancellations: [{ amount: 13_000 }] });
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(`select kind from demo_message where kind like 'PAID_AFTER%'`);
      expect(rows).toEqual([{ kind: 'PAID_AFTER_CANCEL_ACCOUNT' }]);
    },
    { timeout: 20_000 },
  );
});
