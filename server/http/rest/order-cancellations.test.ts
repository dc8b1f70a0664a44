import { expect, test, vi } from 'vitest';
import { releaseOrder } from '#server/ordering/payments/settle-order.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { memberRequests } from '#tests/support/member-requests.ts';
import { expectBalancedBooks } from '#tests/support/paid-books.ts';
import { withPaidShop } from '#tests/support/paid-shop.ts';

vi.setConfig({ testTimeout: 60_000 });

const shop = withPaidShop();
const { asShopper, pool, make, shopper, cancel, orderOf, buyPaid, advance, stockOf } = shop;
const account = { bank: 'KOOKMIN', number: '12345678901', holder: '김하루' };

const variant = (price = 10_000, stock = 5) => make.variant(stock, price);
const linesOf = async (id: string) => {
  const { products } = await orderOf(id);
  return products as { id: string; state: string; actions: string[] }[];
};
const pointsOf = async () => (await asShopper('GET', '/points')).json().balance;

test('one of three lines is canceled: its money and its piece go back, the others stay', async () => {
  const variants = [await variant(10_000), await variant(12_000), await variant(15_000)];
  const order = await buyPaid(variants.map(({ variantId }) => [variantId, 1]));
  const [first] = order.products;
  expect(order).toMatchObject({ state: 'PAID', can_cancel_whole: true, payment_amount: 40_000 });
  expect(first.actions).toEqual(['CANCEL']);
  const quoted = await asShopper('POST', `/orders/${order.id}/cancel-quote`, { line_ids: [first.id] });
  expect(quoted.json()).toEqual({
    refund_amount: 10_000,
    refund_point: 0,
    delivery_charge: 0,
    refund_account_required: false,
    requested: false,
  });
  const answer = await cancel(order.id, { line_ids: [first.id] });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { state: 'PAID', refund_amount: 10_000, refund_point: 0, requested: false },
  ]);
  const after = await orderOf(order.id);
  expect(after.products.map(({ state }: { state: string }) => state)).toEqual(['CANCELED', 'PAID', 'PAID']);
  expect(after).toMatchObject({ state: 'PAID', refunded_amount: 10_000, can_cancel_whole: true });
  expect(await stockOf(variants[0]?.variantId ?? '')).toBe(5);
  expect(await stockOf(variants[1]?.variantId ?? '')).toBe(4);
  await shop.waitForRefund(order.id, 10_000);
  const { cancellations } = await orderOf(order.id);
  expect(cancellations).toMatchObject([{ amount: 10_000, state: 'SUCCEEDED', needs_refund_account: false }]);
  expect(cancellations[0].refund_due_at).not.toBeNull();
  await expectBalancedBooks(shop, order.id);
});

test('lines are canceled one after the other, the last one with the delivery fee, and nothing is left', async () => {
  const variants = [await variant(9_999), await variant(12_345), await variant(15_001)];
  const order = await buyPaid(variants.map(({ variantId }) => [variantId, 2]));
  const answers = await Promise.all(
    order.products.map(({ id }: { id: string }) => cancel(order.id, { line_ids: [id] })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const after = await orderOf(order.id);
  expect(after).toMatchObject({ state: 'CANCELED', refunded_amount: order.payment_amount });
  expect(after.can_cancel_whole).toBe(false);
  await expectBalancedBooks(shop, order.id);
  // Each names the amount that it expects to be left, and the gateway refuses a wrong one.
  await shop.waitForRefund(order.id, order.payment_amount);
  const { rows } = await pool.query('select state, canceled_amount from payment where order_id = $1', [
    order.id,
  ]);
  expect(rows).toEqual([{ state: 'CANCELLED', canceled_amount: order.payment_amount }]);
  expect((await shop.gatewayPaymentOf(order.id))?.status).toBe('CANCELLED');
});

test('coupons and points come back with what they were used for', async () => {
  await make.points(shopper.id, 5_000);
  const coupon = await make.coupon(shopper.id, { type: 'ORDER', discount_value: 3_000 });
  const [one, two] = [await variant(20_000), await variant(10_000)];
  const before = await pointsOf();
  const order = await buyPaid(
    [
      [one.variantId, 1],
      [two.variantId, 1],
    ],
    {},
    { coupons: { order: coupon, lines: [] }, point: 3_000 },
  );
  expect(order.payment_amount).toBe(20_000 + 10_000 + 3_000 - 3_000 - 3_000);
  const [first, second] = order.products;
  const stateOf = async () =>
    (await pool.query('select state from user_coupon where id = $1', [coupon])).rows[0].state;
  const part = (await cancel(order.id, { line_ids: [first.id] })).json();
  expect(part).toMatchObject({ refund_amount: first.paid_amount, refund_point: first.point_share });
  expect([first.paid_amount, first.point_share]).toEqual([16_000, 2_000]);
  expect(await stateOf()).toBe('USED');
  expect(await pointsOf()).toBe(before - 1_000);
  const rest = (await cancel(order.id, { line_ids: [second.id] })).json();
  expect(rest).toMatchObject({ state: 'CANCELED', refund_amount: 11_000, refund_point: 1_000 });
  expect([await stateOf(), await pointsOf()]).toEqual(['ISSUED', before]);
  await expectBalancedBooks(shop, order.id);
});

test('a buyer who lets an order fall below free delivery is told, and pays for it once', async () => {
  const [dear, cheap] = [await variant(45_000), await variant(10_000)];
  const order = await buyPaid([
    [dear.variantId, 1],
    [cheap.variantId, 1],
  ]);
  expect(order.delivery_amount).toBe(0);
  const [first, second] = order.products;
  const quoted = await asShopper('POST', `/orders/${order.id}/cancel-quote`, { line_ids: [second.id] });
  expect(quoted.json()).toMatchObject({ refund_amount: 7_000, delivery_charge: 3_000 });
  expect((await cancel(order.id, { line_ids: [second.id] })).json().refund_amount).toBe(7_000);
  // Nothing is sent after all: the delivery that was charged comes back.
  expect((await cancel(order.id, { line_ids: [first.id] })).json().refund_amount).toBe(48_000);
  expect((await orderOf(order.id)).refunded_amount).toBe(55_000);
  await expectBalancedBooks(shop, order.id);
});

test('an order that coupons and points have paid for is canceled without a gateway', async () => {
  const coupon = await make.coupon(shopper.id, { type: 'ORDER', discount_value: 60_000 });
  const { variantId } = await variant(60_000);
  const order = await buyPaid([[variantId, 1]], {}, { coupons: { order: coupon, lines: [] } });
  expect(order).toMatchObject({ payment_method: 'FREE', payment_amount: 0, state: 'PAID' });
  expect((await cancel(order.id)).json()).toMatchObject({ state: 'CANCELED', refund_amount: 0 });
  expect((await orderOf(order.id)).cancellations).toEqual([]);
});

test('a call that comes twice cancels once', async () => {
  const { variantId } = await variant();
  const order = await buyPaid([[variantId, 1]]);
  const headers = shop.once();
  const body = { reason_code: 'CHANGED_MIND' };
  const answers = await Promise.all(
    [1, 2, 3].map(() => asShopper('POST', `/orders/${order.id}/cancel`, body, headers)),
  );
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect((await orderOf(order.id)).cancellations).toHaveLength(1);
  const again = await cancel(order.id);
  expect([again.statusCode, again.json().code]).toEqual([409, 'ORDER_STATE_CONFLICT']);
});

test('an order that waits for its deposit is given up as a whole, and its account is closed', async () => {
  const [one, two] = [await variant(), await variant()];
  const placed = await shop.make.coupon(shopper.id);
  const coupons = { order: placed, lines: [] };
  const order = await shop.awaitDeposit(
    [
      [one.variantId, 1],
      [two.variantId, 1],
    ],
    { coupons },
  );
  expect(order).toMatchObject({ state: 'DEPOSIT_WAITING', can_cancel_whole: true });
  const part = await cancel(order.id, { line_ids: [order.products[0].id] });
  expect(part.json().code).toBe('ORDER_STATE_CONFLICT');
  const answer = (await cancel(order.id)).json();
  expect(answer).toEqual({ state: 'CANCELED', refund_amount: 0, refund_point: 0, requested: false });
  expect(await stockOf(one.variantId)).toBe(5);
  const { rows } = await pool.query('select state from user_coupon where id = $1', [placed]);
  expect(rows[0].state).toBe('ISSUED');
  await vi.waitFor(async () => expect((await shop.gatewayPaymentOf(order.id))?.status).toBe('CANCELLED'), {
    timeout: 20_000,
    interval: 100,
  });
});

test('a deposit goes back to the account that its buyer names', async () => {
  const { variantId } = await variant();
  const order = await buyPaid([[variantId, 1]], { payment_method: 'VIRTUAL_ACCOUNT' });
  const refused = await cancel(order.id);
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'REFUND_ACCOUNT_REQUIRED']);
  expect((await orderOf(order.id)).state).toBe('PAID');
  expect((await cancel(order.id, { refund_account: account })).json()).toMatchObject({
    refund_amount: 13_000,
  });
  await shop.waitForRefund(order.id, 13_000);
  const { rows } = await pool.query('select refund_account_enc::text as sealed from orders where id = $1', [
    order.id,
  ]);
  expect(rows[0].sealed).not.toContain(account.number);
});

test('money that waits for an account goes back once there is one', async () => {
  const { variantId } = await variant(10_000, 1);
  const { id, paymentId } = await shop.awaitDeposit([[variantId, 1]]);
  await inTransaction(pool, (transaction) => releaseOrder(transaction, id, 'EXPIRED'));
  await pool.query('update product_variant set stock_count = 0 where id = $1', [variantId]);
  await shop.sandbox.deposit(paymentId);
  await shop.complete(paymentId);
  const waiting = await orderOf(id);
  expect(waiting.cancellations).toMatchObject([
    { amount: 13_000, state: 'REQUESTED', needs_refund_account: true, refund_due_at: null },
  ]);
  const named = await asShopper('POST', `/orders/${id}/refund-account`, { refund_account: account });
  expect(named.statusCode).toBe(204);
  await shop.waitForRefund(id, 13_000);
  const [paidBack] = (await orderOf(id)).cancellations;
  expect(paidBack).toMatchObject({ state: 'SUCCEEDED', needs_refund_account: false });
  expect(paidBack.refund_due_at).not.toBeNull();
});

test('a refund account is refused for an order that was paid by card, or is somebody else’s', async () => {
  const order = await buyPaid([[(await variant()).variantId, 1]]);
  const name = (as = asShopper) =>
    as('POST', `/orders/${order.id}/refund-account`, { refund_account: account });
  expect((await name()).json().code).toBe('ORDER_STATE_CONFLICT');
  expect((await name(memberRequests(shop.server, 'artist'))).json().code).toBe('ORDER_NOT_FOUND');
});

test('a line in production for its buyer is not canceled, and another one that the shop has begun is requested', async () => {
  const made = await variant();
  const { customId } = await make.custom(made, { userId: shopper.id });
  const plain = await variant();
  const order = await buyPaid([
    [made.variantId, 1, customId],
    [plain.variantId, 1],
  ]);
  const [custom, general] = order.products;
  expect(custom.actions).toEqual(['CANCEL']);
  await advance([custom.id], 'PRODUCING', { isCustom: true });
  const [after] = await linesOf(order.id);
  expect(after).toMatchObject({ actions: [], reason_no_cancel: 'PRODUCTION_STARTED' });
  for (const body of [{}, { line_ids: [custom.id] }]) {
    const refused = await cancel(order.id, body);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'ORDER_CANCEL_NOT_ALLOWED']);
    expect(refused.json().message).toBe('제작이 시작된 상품은 취소할 수 없습니다.');
  }
  await advance([general.id], 'SHIPPING_READY');
  const requested = await cancel(order.id, { line_ids: [general.id], reason: '다른 걸로 살게요' });
  expect(requested.json()).toMatchObject({ refund_amount: 0, requested: true });
  const shown = await orderOf(order.id);
  expect(shown.claims).toMatchObject([{ type: 'CANCEL', state: 'REQUESTED' }]);
  expect(shown.products[1]).toMatchObject({
    state: 'SHIPPING_READY',
    actions: [],
    claim: { type: 'CANCEL' },
  });
  expect((await cancel(order.id, { line_ids: [general.id] })).json().code).toBe('CLAIM_ALREADY_OPEN');
});

test('no print file is made for a canceled line', async () => {
  const product = await variant();
  const { customId } = await make.custom(product, { userId: shopper.id });
  const order = await buyPaid([[product.variantId, 1, customId]]);
  const isDue = async () =>
    (await pool.query('select is_print_due from order_product where order_id = $1', [order.id])).rows[0]
      .is_print_due;
  expect(await isDue()).toBe(true);
  await cancel(order.id);
  expect(await isDue()).toBe(false);
  // A job that was queued before finds nothing to do.
  await shop.server.app.orderPrints.make(order.products[0].id, 'print');
  const { rowCount } = await pool.query('select from order_print_file where order_product_id = $1', [
    order.products[0].id,
  ]);
  expect(rowCount).toBe(0);
});

test.each<[string, object, number]>([
  ['an amount', { amount: 1 }, 400],
  ['no line', { line_ids: [] }, 400],
  ['a reason of its own', { reason_code: 'BORED' }, 400],
  ['a line that is not there', { line_ids: ['00000000-0000-4000-8000-000000000000'] }, 404],
])('a cancellation with %s is refused', async (_name, body, status) => {
  const { variantId } = await variant();
  const order = await buyPaid([[variantId, 1]]);
  expect((await cancel(order.id, body)).statusCode).toBe(status);
  expect((await orderOf(order.id)).state).toBe('PAID');
});
