import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { issueCoupon } from '#server/ordering/coupons/issue-coupon.ts';
import { noPayments } from '#server/ordering/payments/payments.ts';
import { startPayments } from '#server/ordering/payments/start-payments.ts';
import { cancelLines } from '#server/ordering/refunds/cancel-lines.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { claimSteps, returnOf } from '#tests/support/claim-steps.ts';
import { itemsOf, ordering } from '#tests/support/ordering.ts';
import { expectBalancedBooks } from '#tests/support/paid-books.ts';
import { insertPaidOrder } from '#tests/support/paid-order.ts';
import { withPaidShop } from '#tests/support/paid-shop.ts';
import { insertPayableOrder } from '#tests/support/payable-order.ts';
import { createIdempotency } from './idempotency.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const shop = withPaidShop();
const { asShopper, asAdmin, make, shopper, pool, buyPaid, advance, orderOf, once, stockOf } = shop;
const { deliver, decide } = claimSteps(shop);
const { buy, quote } = ordering(asShopper);

/** Two pieces that were confirmed, of which one was exchanged; what replaces it has not been sent. */
async function exchangeConfirmed() {
  const { id, lineId, line, variantId } = await deliver(2, 10_000);
  await asShopper('POST', `/order-products/${lineId}/confirm`, undefined, once());
  const body = { type: 'EXCHANGE', lines: [{ id: lineId, quantity: 1 }], fault: 'SELLER' };
  const claim = await asAdmin(
    'POST',
    `/admin/orders/${id}/claims`,
    {
      ...body,
      reason_code: 'DEFECT',
      reason: '솔기가 터졌어요',
      fee_payment: 'PREPAID',
      exchange_variant_id: line.product_variant_id,
    },
    once(),
  );
  expect(claim.statusCode, claim.body).toBe(201);
  const claimId = claim.json().id;
  await decide(claimId, 'accept');
  await decide(claimId, 'collect', { to: 'COLLECTED' });
  expect(await decide(claimId, 'inspect', { fault: 'SELLER', restock: false })).toBe('DONE');
  const child = (await orderOf(id)).products.find((each: { exchange_of: string }) => each.exchange_of);
  return { id, lineId, childId: child.id as string, variantId };
}

const pointsOf = async (orderId: string) =>
  (
    await pool.query(
      `select coalesce(sum(case type when 'ADD' then amount else -amount end), 0)::int as points
       from point_history where order_id = $1`,
      [orderId],
    )
  ).rows[0].points;

const sellerDefect = {
  fault: 'SELLER',
  reason_code: 'DEFECT',
  reason: '다시 보낼 수 없어요',
  fee_payment: 'DEDUCT',
};
const claimByShop = async (id: string, type: 'CANCEL' | 'RETURN', lineId: string) => {
  const body = { ...sellerDefect, type, lines: [{ id: lineId, quantity: 1 }] };
  const answer = await asAdmin('POST', `/admin/orders/${id}/claims`, body, once());
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id as string;
};

test('a confirmed line of which a part is exchanged and then returned keeps the points of what is kept', async () => {
  const { id, childId } = await exchangeConfirmed();
  expect(await pointsOf(id)).toBe(200);
  await advance([childId], 'DELIVERED');
  const claimId = await claimByShop(id, 'RETURN', childId);
  await decide(claimId, 'accept');
  await decide(claimId, 'collect', { to: 'COLLECTED' });
  await decide(claimId, 'inspect', { fault: 'SELLER', restock: false });
  await decide(claimId, 'refund');
  expect(await pointsOf(id)).toBe(100);
  await expectBalancedBooks(shop, id);
});

test('the shop cancels an exchange that it cannot send, and its money goes back', async () => {
  const { id, childId, variantId } = await exchangeConfirmed();
  const before = await stockOf(variantId);
  const claimId = await claimByShop(id, 'CANCEL', childId);
  expect(await decide(claimId, 'accept')).toBe('REFUND_PENDING');
  const after = await orderOf(id);
  expect(after).toMatchObject({ refunded_amount: 10_000 });
  expect(after.products).toMatchObject([{ state: 'CONFIRMED' }, { state: 'CANCELED' }]);
  expect([await stockOf(variantId), await pointsOf(id)]).toEqual([before + 1, 100]);
  await expectBalancedBooks(shop, id);
});

test('a refund by a payment company that is not configured any more is refused, and the start logs what waits for it', async () => {
  const order = await insertPaidOrder(pool);
  const { gateway, requestCancel, settleCashReceipt } = shop.worker.payments;
  const other = {
    gateway: gateway && { ...gateway, provider: 'PORTONE_V1' as const },
    requestCancel,
    settleCashReceipt,
  };
  const canceled = inTransaction(pool, (transaction) =>
    cancelLines(transaction, other, {
      orderId: order.orderId,
      pieces: [{ lineId: order.lineIds[0] ?? '', quantity: 1 }],
      actor: { type: 'ADMIN' },
      reason: 'SHOP',
      fault: 'SELLER',
      restocks: true,
    }),
  );
  expect(await canceled).toEqual({ ok: false, problem: 'no-gateway' });
  const log = { error: vi.fn() };
  const { jobs, parts } = shop.worker;
  await startPayments({ pool, jobs, payments: noPayments, messages: parts.messages, log });
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ paidOrders: expect.any(Number), openRefunds: expect.any(Number) }),
    expect.stringContaining('not configured any more'),
  );
  expect(log.error.mock.calls[0]?.[0].paidOrders).toBeGreaterThan(0);
});

test('one of two transactions that wait for each other is run again', async () => {
  const [a, b] = [await make.user(), await make.user()];
  let waiting = 0;
  const begin = async () => {
    waiting += 1;
    await vi.waitUntil(() => waiting >= 2, { timeout: 20_000 });
  };
  const change = (first: string, second: string) =>
    inTransaction(pool, async (transaction) => {
      await transaction.query('update "user" set updated_at = now() where id = $1', [first]);
      await begin();
      await transaction.query('update "user" set updated_at = now() where id = $1', [second]);
      return 'done';
    });
  expect(await Promise.all([change(a, b), change(b, a)])).toEqual(['done', 'done']);
});

test('a product that is locked leaves places for orders of other products', async () => {
  const { runOnce } = createIdempotency(pool);
  let release = () => {};
  const locked = new Promise<void>((resolve) => {
    release = resolve;
  });
  const call = (product: string, work: () => Promise<void>) =>
    runOnce(
      { userId: shopper.id, scope: 'test', key: randomUUID(), content: null, resources: [product] },
      async () => {
        await work();
        return { status: 204, code: null, body: null };
      },
    );
  const members = await Promise.all(Array.from({ length: 12 }, () => make.user()));
  const stuck = members.map((userId) =>
    runOnce({ userId, scope: 'test', key: randomUUID(), content: null, resources: ['hot'] }, async () => {
      await locked;
      return { status: 204, code: null, body: null };
    }),
  );
  expect((await call('another', async () => {})).response.status).toBe(204);
  release();
  await Promise.all(stuck);
});

test('cancellations and claims are limited by the products of their order, as orders are', async () => {
  const { variantId } = await make.variant(9);
  const { id, products } = await buyPaid([[variantId, 1]]);
  const query = vi.spyOn(pool, 'query');
  await shop.claim(id, returnOf([{ id: products[0].id, quantity: 1 }]));
  await shop.cancel(id);
  const asked = query.mock.calls.flatMap(([statement]: unknown[]) => {
    const { name, values } = statement as { name?: string; values?: unknown[] };
    return name === 'read-products-of-order' ? [values] : [];
  });
  query.mockRestore();
  expect(asked).toEqual([
    [id, shopper.id],
    [id, shopper.id],
  ]);
});

test('an idle transaction loses its locks, and a statement that waits too long is answered with 503', async () => {
  const { rows } = await pool.query('show idle_in_transaction_session_timeout');
  expect(rows[0].idle_in_transaction_session_timeout).toBe('15s');
  const { variantId } = await make.variant(9);
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select from product_variant where id = $1 for update', [variantId]);
  const answer = await buy(itemsOf([variantId, 1]));
  await client.query('rollback');
  client.release();
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'OVERLOADED']);
});

test('two coupons on one line, which is named twice, are refused', async () => {
  const { variantId } = await make.variant(9, 20_000);
  const coupons = [1, 2].map(() => make.coupon(shopper.id, { type: 'PRODUCT' }));
  const lines = (await Promise.all(coupons)).map((product) => ({ index: 0, product }));
  expect((await quote(itemsOf([variantId, 1]), { coupons: { lines } })).json().code).toBe(
    'COUPON_NOT_APPLICABLE',
  );
});

test('an order of too large an amount is refused, also when a coupon pays for all of it', async () => {
  const { variantId } = await make.variant(99, 30_000_000);
  const coupon = await make.coupon(shopper.id, { discount_type: 'RATE', discount_value: 100 });
  const answer = await buy(itemsOf([variantId, 99]), {}, { coupons: { order: coupon } });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'PAYMENT_METHOD_UNAVAILABLE']);
});

test('a coupon that would leave a few won takes off less, so that the order can be paid', async () => {
  const { variantId } = await make.variant(9, 60_000);
  const coupon = await make.coupon(shopper.id, { discount_value: 59_950 });
  const choice = { coupons: { order: coupon } };
  const quoted = await quote(itemsOf([variantId, 1]), choice);
  expect(quoted.json()).toMatchObject({ payment_amount: 100, discount_amount: 59_900 });
  expect((await buyPaid([[variantId, 1]], {}, choice)).state).toBe('PAID');
});

test('returned pieces do not count as sold, nor do exchanged ones twice', async () => {
  const graphicId = await make.graphic();
  const changed: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    const { lineIds } = await insertPaidOrder(pool, { quantity: 3 });
    await pool.query('insert into order_product_graphic values ($1, $2)', [lineIds[0], graphicId]);
    if (count > 0) continue;
    changed.push(lineIds[0] ?? '');
    await pool.query('update order_product set refunded_quantity = 1, exchanged_quantity = 1 where id = $1', [
      lineIds[0],
    ]);
  }
  const { rows } = await pool.query(
    'select order_count, piece_count from artist_sales where graphic_id = $1',
    [graphicId],
  );
  expect(rows).toEqual([{ order_count: 5, piece_count: 13 }]);
  await pool.query(
    'update order_product set refunded_quantity = 0, exchanged_quantity = 0 where id = any($1)',
    [changed],
  );
});

test('a coupon that is valid until a day is valid until its end in Korea', async () => {
  const couponId = await make.insert('coupon', {
    name_ko: '쿠폰',
    name_en: 'Coupon',
    type: 'ORDER',
    issue_type: 'DOWNLOAD',
    valid_days: 3,
    discount_type: 'AMOUNT',
    discount_value: 1_000,
  });
  await inTransaction(pool, (transaction) => issueCoupon(transaction, shopper.id, couponId));
  const { rows } = await pool.query(
    `select to_char(expires_at at time zone 'Asia/Seoul', 'HH24:MI:SS') as time,
       (expires_at at time zone 'Asia/Seoul')::date - (now() at time zone 'Asia/Seoul')::date as days
     from user_coupon where coupon_id = $1`,
    [couponId],
  );
  expect(rows).toEqual([{ time: '23:59:59', days: 3 }]);
});

test('one transaction for two orders at the same moment pays one of them, and nothing fails', async () => {
  const { createPayments } = await import('#server/ordering/payments/payments.ts');
  const orders = [
    await insertPayableOrder(pool, shop.worker.gateway),
    await insertPayableOrder(pool, shop.worker.gateway),
  ];
  for (const order of orders) await shop.sandbox.pay(order);
  const { gateway, parts } = shop.worker;
  const read: typeof gateway.read = async (paymentId) => {
    const answer = await gateway.read(paymentId);
    return answer.outcome === 'found'
      ? { outcome: 'found', payment: { ...answer.payment, transactionId: 'one-for-all' } }
      : answer;
  };
  const { verify } = createPayments({ ...parts, pool, gateway: { ...gateway, read } });
  const outcomes = await Promise.all(orders.map(({ paymentId }) => verify(paymentId)));
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['mismatch', 'paid']);
});

test('a payment that the company has taken back is not tried again under its id', async () => {
  const { variantId } = await make.variant(9);
  const source = itemsOf([variantId, 1]);
  const { checkout, form, order } = ordering(asShopper);
  const checkout_id = await checkout(source);
  const pay = async () => {
    const { quote_hash } = (await quote(source, { checkout_id })).json();
    return (await order({ checkout_id, quote_hash, ...form() })).json().payment.payment_id as string;
  };
  const first = await pay();
  await shop.sandbox.pay({ paymentId: first, orderId: checkout_id, amount: 13_000 });
  const canceled = { amount: undefined, balance: undefined, reason: '', hasRefundAccount: true };
  shop.sandbox.gateway.cancel(first, canceled);
  expect(await shop.worker.payments.verify(first)).toMatchObject({ outcome: 'failed' });
  expect(await pay()).not.toBe(first);
});
