import { expect, test, vi } from 'vitest';
import { claimSteps, returnOf } from '#tests/support/claim-steps.ts';
import { withLyingGateway } from '#tests/support/lying-gateway.ts';
import { expectBalancedBooks } from '#tests/support/paid-books.ts';
import { withPaidShop } from '#tests/support/paid-shop.ts';

vi.setConfig({ testTimeout: 60_000 });

let gateway: ReturnType<typeof withLyingGateway> | undefined;
const shop = withPaidShop({
  gateway: (sandbox) => {
    const lying = withLyingGateway(sandbox);
    gateway = lying;
    return () => lying.address;
  },
});
const { asAdmin, pool, make, cancel, orderOf, buyPaid } = shop;
const { deliver, requestClaim, decide, claimOf, inspect } = claimSteps(shop);

/** Somebody has given money back in the gateway's own console, and it says so only afterwards: our next call is refused. */
async function makeRefuse(orderId: string): Promise<void> {
  const { rows } = await pool.query('select payment_id, amount from payment where order_id = $1', [orderId]);
  const [{ payment_id: paymentId, amount }] = rows;
  await shop.worker.gateway.cancel({
    paymentId,
    amount: 1_000,
    cancellableAmount: amount,
    reason: 'CONSOLE',
    requester: 'ADMIN',
    refundAccount: null,
  });
  gateway?.change({ amount: { total: amount, cancelled: 0, paid: amount } });
}

const refundOf = async (orderId: string) => (await orderOf(orderId)).cancellations[0]?.state;
const waitFor = (orderId: string, state: string) =>
  vi.waitFor(async () => expect(await refundOf(orderId)).toBe(state), { timeout: 20_000, interval: 100 });

test('a return whose money the gateway refuses stays open, operators see it, and trying again ends it', async () => {
  const { id, lineId } = await deliver();
  const claimId = await requestClaim(id, returnOf([{ id: lineId, quantity: 1 }]));
  await inspect(claimId, 'BUYER');
  await makeRefuse(id);
  expect(await decide(claimId, 'refund')).toBe('REFUND_PENDING');
  await waitFor(id, 'FAILED');
  expect((await claimOf(claimId)).state).toBe('REFUND_PENDING');
  const listed = (await asAdmin('GET', '/admin/claims?state=REFUND_PENDING')).json();
  expect(listed.claims).toMatchObject([{ id: claimId, refund: { state: 'FAILED', amount: 7_000 } }]);
  expect(await decide(claimId, 'reject', { reason: '늦었어요' })).toBe('CLAIM_STATE_CONFLICT');
  gateway?.tell((answer) => answer);
  expect(await decide(claimId, 'refund')).toBe('REFUND_PENDING');
  await waitFor(id, 'SUCCEEDED');
  await vi.waitFor(async () => expect((await claimOf(claimId)).state).toBe('DONE'), 5_000);
  expect(await decide(claimId, 'refund')).toBe('CLAIM_STATE_CONFLICT');
  await expectBalancedBooks({ pool }, id);
});

test('a cancellation that the gateway refuses is tried again by an operator', async () => {
  const variants = [await make.variant(5), await make.variant(5)];
  const order = await buyPaid(variants.map(({ variantId }) => [variantId, 1]));
  const again = () => asAdmin('POST', `/admin/orders/${order.id}/refund`);
  expect((await again()).json().code).toBe('ORDER_STATE_CONFLICT');
  await makeRefuse(order.id);
  await cancel(order.id, { line_ids: [order.products[0].id] });
  await waitFor(order.id, 'FAILED');
  gateway?.tell((answer) => answer);
  expect((await again()).json()).toEqual({ retried: 1 });
  await waitFor(order.id, 'SUCCEEDED');
  expect((await again()).json().code).toBe('ORDER_STATE_CONFLICT');
  await expectBalancedBooks({ pool }, order.id);
});
