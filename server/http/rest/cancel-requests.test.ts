import { describe, expect, test, vi } from 'vitest';
import { claimSteps, returnOf } from '#tests/support/claim-steps.ts';
import { expectBalancedBooks } from '#tests/support/paid-books.ts';
import { withPaidShop } from '#tests/support/paid-shop.ts';

vi.setConfig({ testTimeout: 60_000 });

const shop = withPaidShop();
const { asAdmin, pool, make, shopper, claim, cancel, orderOf, buyPaid, advance, stockOf } = shop;
const { deliver, requestClaim, decide, claimOf } = claimSteps(shop);

describe('a request to cancel', () => {
  async function request() {
    const { variantId } = await make.variant(5);
    const order = await buyPaid([[variantId, 1]]);
    const [line] = order.products;
    await advance([line.id], 'SHIPPING_READY');
    const answer = (await cancel(order.id, { reason: '마음이 바뀌었어요' })).json();
    expect(answer).toMatchObject({ requested: true, refund_amount: 0 });
    const [{ id: claimId }] = (await orderOf(order.id)).claims;
    return { id: order.id as string, lineId: line.id as string, claimId: claimId as string, variantId };
  }

  test('that is accepted gives everything back', async () => {
    const { id, claimId, variantId } = await request();
    expect(await claimOf(claimId)).toMatchObject({ type: 'CANCEL', refund_amount: 13_000, pickup: null });
    expect(await decide(claimId, 'accept')).toBe('REFUND_PENDING');
    await shop.waitForRefund(id, 13_000);
    expect((await orderOf(id)).state).toBe('CANCELED');
    expect(await stockOf(variantId)).toBe(5);
    await expectBalancedBooks(shop, id);
  });

  test('of what was handed over meanwhile becomes a return', async () => {
    const { id, lineId, claimId } = await request();
    await shop.move([lineId], 'SHIPPING');
    expect(await decide(claimId, 'accept')).toBe('ACCEPTED');
    expect(await claimOf(claimId)).toMatchObject({ type: 'RETURN', return_fee: 3_000 });
    await shop.move([lineId], 'DELIVERED');
    await decide(claimId, 'collect', { to: 'COLLECTED' });
    await decide(claimId, 'inspect', { fault: 'BUYER', restock: true });
    await decide(claimId, 'refund');
    expect((await orderOf(id)).refunded_amount).toBe(7_000);
    await expectBalancedBooks(shop, id);
  });

  test('of the shop itself, which cannot make it, needs no consent', async () => {
    const product = await make.variant(5);
    const { customId } = await make.custom(product, { userId: shopper.id });
    const order = await buyPaid([[product.variantId, 1, customId]]);
    const [line] = order.products;
    await advance([line.id], 'PRODUCING', { isCustom: true });
    const made = await asAdmin('POST', `/admin/orders/${order.id}/claims`, {
      type: 'CANCEL',
      reason_code: 'DEFECT',
      fault: 'SELLER',
      reason: '원단이 없어요',
      lines: [{ id: line.id, quantity: 1 }],
      fee_payment: 'DEDUCT',
    });
    expect(await decide(made.json().id, 'accept')).toBe('REFUND_PENDING');
    expect(await orderOf(order.id)).toMatchObject({
      state: 'CANCELED',
      refunded_amount: order.payment_amount,
    });
    // Printed pieces are nobody else's.
    expect(await stockOf(product.variantId)).toBe(4);
  });
});

describe('bad input', () => {
  test('too late, too many, twice in one, of no order of theirs', async () => {
    const { id, lineId } = await deliver(2);
    const code = async (body: object, orderId = id) => (await claim(orderId, body)).json().code;
    await pool.query(`update order_product set delivered_at = now() - interval '9 days' where id = $1`, [
      lineId,
    ]);
    expect(await code(returnOf([{ id: lineId, quantity: 1 }]))).toBe('CLAIM_PERIOD_OVER');
    await pool.query('update order_product set delivered_at = now() where id = $1', [lineId]);
    expect(await code(returnOf([{ id: lineId, quantity: 3 }]))).toBe('CLAIM_NOT_ALLOWED');
    const twice = [1, 2].map(() => ({ id: lineId, quantity: 1 }));
    expect(await code(returnOf(twice))).toBe('CLAIM_NOT_ALLOWED');
    const { id: other } = await deliver();
    expect(await code(returnOf([{ id: lineId, quantity: 1 }]), other)).toBe('ORDER_NOT_FOUND');
    expect(await code(returnOf([{ id: lineId, quantity: 1 }], { refund_amount: 99_999 }))).toBe('VALIDATION');
    expect(await code(returnOf([{ id: lineId, quantity: 1 }], { type: 'CANCEL' }))).toBe('VALIDATION');
    expect((await orderOf(id)).claims).toEqual([]);
  });

  test('a deposit comes back to an account, which is asked for with the request', async () => {
    const { variantId } = await make.variant(5);
    const order = await buyPaid([[variantId, 1]], { payment_method: 'VIRTUAL_ACCOUNT' });
    const [line] = order.products;
    await advance([line.id], 'DELIVERED');
    const body = returnOf([{ id: line.id, quantity: 1 }]);
    const refused = await claim(order.id, body);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'REFUND_ACCOUNT_REQUIRED']);
    const refund_account = { bank: 'KOOKMIN', number: '12345678901', holder: '김하루' };
    await requestClaim(order.id, { ...body, refund_account });
  });

  test('photos of somebody else, of another purpose or of another claim are not attached', async () => {
    const { id, lineId } = await deliver();
    const photo = await shop.photoFor();
    const body = (image_ids: readonly string[]) =>
      returnOf([{ id: lineId, quantity: 1 }], { reason_code: 'DEFECT', image_ids });
    await requestClaim(id, body([photo]));
    const { id: second, lineId: secondLine } = await deliver();
    const lines = [{ id: secondLine, quantity: 1 }];
    for (const image of [photo, await shop.photoFor('INQUIRY'), crypto.randomUUID()]) {
      const refused = await claim(second, returnOf(lines, { reason_code: 'DEFECT', image_ids: [image] }));
      expect(refused.json().code).toBe('IMAGE_NOT_FOUND');
    }
    expect((await orderOf(second)).claims).toEqual([]);
  });

  test('no step of a claim is skipped, in the service or in the database', async () => {
    const { id, lineId } = await deliver();
    const claimId = await requestClaim(id, returnOf([{ id: lineId, quantity: 1 }]));
    for (const [step, body] of [
      ['collect', { to: 'COLLECTED' }],
      ['inspect', { fault: 'BUYER', restock: true }],
      ['refund', undefined],
    ] as const)
      expect(await decide(claimId, step, body)).toBe('CLAIM_STATE_CONFLICT');
    const forged = pool.query(`update order_claim set state = 'DONE' where id = $1`, [claimId]);
    await expect(forged).rejects.toThrow('goes from REQUESTED to DONE');
    const change = pool.query(`update claim_history set state = 'DONE' where claim_id = $1`, [claimId]);
    await expect(change).rejects.toThrow('rows of claim_history are not changed');
  });
});
