import { expect, test, vi } from 'vitest';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { claimSteps, returnOf } from '#tests/support/claim-steps.ts';
import { expectBalancedBooks } from '#tests/support/paid-books.ts';
import { withPaidShop } from '#tests/support/paid-shop.ts';
import { confirmLine } from '../fulfillment/confirm-line.ts';
import { changeLineState } from '../order-core/order-state.ts';

vi.setConfig({ testTimeout: 60_000 });

const shop = withPaidShop();
const { asAdmin, pool, make, shopper, claim, cancel, orderOf, buyPaid, stockOf } = shop;
const { deliver, requestClaim, claimOf, inspect } = claimSteps(shop);

const rounds = 4;

/** Calls of which a coin says which is first. */
const atOnce = async <A, B>(
  round: number,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> => {
  if (round % 2 === 0) return Promise.all([first(), second()]);
  const [b, a] = await Promise.all([second(), first()]);
  return [a, b];
};

test('either a cancellation or the handing over of a line wins, and nothing is lost', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { variantId } = await make.variant(5);
    const order = await buyPaid([[variantId, 2]]);
    const lineIds = order.products.map(({ id }: { id: string }) => id);
    const actor = { type: 'ADMIN' } as const;
    const [canceled, refused] = await atOnce(
      round,
      () => cancel(order.id),
      () => inTransaction(pool, (tx) => changeLineState(tx, { lineIds, to: 'SHIPPING_READY', actor })),
    );
    const after = await orderOf(order.id);
    if (canceled.json().requested) {
      expect([after.state, after.refunded_amount, refused]).toEqual(['SHIPPING_READY', 0, []]);
      expect(await stockOf(variantId)).toBe(3);
    } else {
      expect([after.state, after.refunded_amount, refused]).toEqual(['CANCELED', 23_000, lineIds]);
      expect(await stockOf(variantId)).toBe(5);
    }
    await expectBalancedBooks(shop, order.id);
  }
});

test('either a confirmation or a claim wins', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id, lineId } = await deliver();
    const actor = { type: 'USER', id: shopper.id } as const;
    const [confirmed, claimed] = await atOnce(
      round,
      () => inTransaction(pool, (transaction) => confirmLine(transaction, { lineId, actor })),
      () => claim(id, returnOf([{ id: lineId, quantity: 1 }])),
    );
    const [line] = (await orderOf(id)).products;
    expect([confirmed.ok, claimed.statusCode === 201].filter(Boolean)).toHaveLength(1);
    expect(line).toMatchObject(
      confirmed.ok
        ? { state: 'CONFIRMED', claim: null }
        : { state: 'DELIVERED', claim: { state: 'REQUESTED' } },
    );
  }
});

test('one of several claims for one line is opened', async () => {
  const { id, lineId } = await deliver(3);
  const answers = await Promise.all(
    [1, 2, 3, 4].map((quantity) => claim(id, returnOf([{ id: lineId, quantity: Math.min(quantity, 3) }]))),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect((await orderOf(id)).claims).toHaveLength(1);
});

test('one of several operators who refund a return at once succeeds, and the money goes back once', async () => {
  const { id, lineId } = await deliver();
  const claimId = await requestClaim(id, returnOf([{ id: lineId, quantity: 1 }]));
  await inspect(claimId, 'BUYER');
  const answers = await Promise.all([1, 2, 3].map(() => asAdmin('POST', `/admin/claims/${claimId}/refund`)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  await shop.waitForRefund(id, 7_000);
  await expectBalancedBooks(shop, id);
});

test('either the rejection of a claim or its withdrawal by the buyer wins', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id, lineId } = await deliver();
    const claimId = await requestClaim(id, returnOf([{ id: lineId, quantity: 1 }]));
    const [rejected, withdrawn] = await atOnce(
      round,
      () => asAdmin('POST', `/admin/claims/${claimId}/reject`, { reason: '사용한 상품이에요' }),
      () => shop.asShopper('DELETE', `/claims/${claimId}`),
    );
    expect([rejected.statusCode, withdrawn.statusCode].sort()).toEqual(
      rejected.statusCode === 200 ? [200, 409] : [204, 409],
    );
    const { state, decided_reason } = await claimOf(claimId);
    expect([state, decided_reason !== null]).toEqual(
      rejected.statusCode === 200 ? ['REJECTED', true] : ['WITHDRAWN', false],
    );
  }
});

test('the last piece is kept for one of many who want to exchange for it', async () => {
  const orders = [await deliver(), await deliver(), await deliver()];
  const [first] = orders;
  if (!first) throw new Error('Three were delivered.');
  const large = await make.size(first.optionId, 'L', 1);
  // All of one product.
  for (const { id, lineId } of orders) {
    await pool.query(`update order_product set product_id = $2, product_variant_id = $3 where id = $1`, [
      lineId,
      first.productId,
      first.variantId,
    ]);
    await pool.query('update stock_reservation set product_variant_id = $2 where order_id = $1', [
      id,
      first.variantId,
    ]);
  }
  const answers = await Promise.all(
    orders.map(({ id, lineId }) =>
      claim(id, {
        ...returnOf([{ id: lineId, quantity: 1 }]),
        type: 'EXCHANGE',
        reason_code: 'SIZE',
        exchange_variant_id: large,
      }),
    ),
  );
  expect(answers.map((answer) => answer.json().code ?? 'opened').sort()).toEqual([
    'EXCHANGE_OUT_OF_STOCK',
    'EXCHANGE_OUT_OF_STOCK',
    'opened',
  ]);
  expect(await stockOf(large)).toBe(0);
});
