import { describe, expect, test, vi } from 'vitest';
import { confirmLine } from '#server/ordering/fulfillment/confirm-line.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { claimSteps, pickup, returnOf } from '#tests/support/claim-steps.ts';
import { expectBalancedBooks } from '#tests/support/paid-books.ts';
import { withPaidShop } from '#tests/support/paid-shop.ts';

vi.setConfig({ testTimeout: 60_000 });

const shop = withPaidShop();
const { asShopper, asAdmin, pool, shopper, make, claim, buyPaid, advance, orderOf, stockOf } = shop;
const { deliver, requestClaim, decide, claimOf, inspect } = claimSteps(shop);

describe('a return', () => {
  test('because of a change of mind costs the return fee, and the rest goes back', async () => {
    const { id, lineId, variantId } = await deliver(2);
    const options = (await asShopper('GET', `/orders/${id}/claim-options?line_id=${lineId}`)).json();
    expect(options).toMatchObject({
      return_fee: 3_000,
      exchange_fee: 6_000,
      refund_account_required: false,
      lines: [{ max_quantity: 2, types: ['RETURN', 'EXCHANGE'], photos_required: false }],
    });
    expect(options.lines[0].reasons).toHaveLength(7);
    const claimId = await requestClaim(id, returnOf([{ id: lineId, quantity: 2 }]));
    expect(await claimOf(claimId)).toMatchObject({
      type: 'RETURN',
      state: 'REQUESTED',
      fault: 'BUYER',
      return_fee: 3_000,
      refund_amount: 17_000,
      pickup,
      can_withdraw: true,
      cancellation: null,
      lines: [{ id: lineId, claimed_quantity: 2 }],
    });
    expect(await inspect(claimId, 'BUYER')).toBe('INSPECTED');
    expect(await decide(claimId, 'refund')).toBe('REFUND_PENDING');
    await shop.waitForRefund(id, 17_000);
    await vi.waitFor(async () => expect((await claimOf(claimId)).state).toBe('DONE'), { timeout: 5_000 });
    const done = await claimOf(claimId);
    expect(done.history.map(({ state }: { state: string }) => state)).toEqual([
      'REQUESTED',
      'ACCEPTED',
      'COLLECTING',
      'COLLECTED',
      'INSPECTED',
      'REFUND_PENDING',
      'DONE',
    ]);
    expect(done).toMatchObject({ can_withdraw: false, cancellation: { amount: 17_000, state: 'SUCCEEDED' } });
    expect(await orderOf(id)).toMatchObject({
      state: 'RETURNED',
      refunded_amount: 17_000,
      products: [{ state: 'RETURNED', refunded_quantity: 2, actions: [] }],
    });
    expect(await stockOf(variantId)).toBe(9);
    await expectBalancedBooks(shop, id);
  });

  test('a return for a defect costs nothing, needs a photo, and refunds the delivery fee when nothing is kept', async () => {
    const { id, lineId, variantId } = await deliver();
    const body = returnOf([{ id: lineId, quantity: 1 }], { reason_code: 'DEFECT' });
    expect((await claim(id, body)).json().code).toBe('CLAIM_PHOTO_REQUIRED');
    const photo = await shop.photoFor();
    const claimId = await requestClaim(id, { ...body, image_ids: [photo] });
    expect(await claimOf(claimId)).toMatchObject({
      fault: 'SELLER',
      return_fee: 0,
      refund_amount: 13_000,
      images: [{ id: photo }],
    });
    expect((await asShopper('GET', `/uploads/${photo}`)).statusCode).toBe(200);
    expect(await inspect(claimId, 'SELLER', false)).toBe('INSPECTED');
    await decide(claimId, 'refund');
    await shop.waitForRefund(id, 13_000);
    expect(await stockOf(variantId)).toBe(8);
    await expectBalancedBooks(shop, id);
  });

  test('of one piece of three leaves two, which are confirmed', async () => {
    const { id, lineId } = await deliver(3, 9_999);
    const claimId = await requestClaim(
      id,
      returnOf([{ id: lineId, quantity: 1 }], { fee_payment: 'PREPAID' }),
    );
    await inspect(claimId, 'BUYER', true, true);
    await decide(claimId, 'refund');
    await vi.waitFor(async () => expect((await claimOf(claimId)).state).toBe('DONE'), 20_000);
    const after = await orderOf(id);
    expect(after).toMatchObject({ state: 'DELIVERED', refunded_amount: 9_999 });
    expect(after.products[0]).toMatchObject({ state: 'DELIVERED', refunded_quantity: 1 });
    expect(after.products[0].actions).toContain('CONFIRM');
    const more = await claim(id, returnOf([{ id: lineId, quantity: 3 }]));
    expect(more.json().code).toBe('CLAIM_NOT_ALLOWED');
    await expectBalancedBooks(shop, id);
  });

  test('a return of two lines in one claim costs the return fee once', async () => {
    const products = [await make.variant(9, 10_000), await make.variant(9, 20_000)];
    const order = await buyPaid(products.map(({ variantId }, index) => [variantId, index + 1]));
    const lineIds: string[] = order.products.map((line: { id: string }) => line.id);
    await advance(lineIds, 'DELIVERED');
    const pieces = lineIds.map((id) => ({ id, quantity: 1 }));
    const twice = await claim(order.id, returnOf([...pieces, ...pieces.slice(0, 1)]));
    expect(twice.json().code).toBe('CLAIM_NOT_ALLOWED');
    const claimId = await requestClaim(order.id, returnOf(pieces));
    expect(await claimOf(claimId)).toMatchObject({
      return_fee: 3_000,
      lines: pieces.map(({ id }) => ({ id, claimed_quantity: 1 })),
    });
    await inspect(claimId, 'BUYER');
    await decide(claimId, 'refund');
    await vi.waitFor(async () => expect((await claimOf(claimId)).state).toBe('DONE'), 20_000);
    expect((await orderOf(order.id)).products).toMatchObject([
      { state: 'RETURNED' },
      { state: 'DELIVERED', refunded_quantity: 1 },
    ]);
    await expectBalancedBooks(shop, order.id);
  });

  test('is charged by what the inspection finds, not by what its buyer said', async () => {
    const { id, lineId } = await deliver();
    const image_ids = [await shop.photoFor()];
    const body = returnOf([{ id: lineId, quantity: 1 }], { reason_code: 'DEFECT', image_ids });
    const claimId = await requestClaim(id, body);
    await inspect(claimId, 'BUYER');
    await decide(claimId, 'refund');
    expect(await claimOf(claimId)).toMatchObject({ fault: 'BUYER', return_fee: 3_000, refund_amount: 7_000 });
    await expectBalancedBooks(shop, id);
  });

  test('is taken back before its parcel has come, and asked for again', async () => {
    const { id, lineId } = await deliver();
    const claimId = await requestClaim(id, returnOf([{ id: lineId, quantity: 1 }]));
    expect((await claim(id, returnOf([{ id: lineId, quantity: 1 }]))).json().code).toBe('CLAIM_ALREADY_OPEN');
    await decide(claimId, 'accept');
    expect((await asShopper('DELETE', `/claims/${claimId}`)).statusCode).toBe(204);
    expect(await claimOf(claimId)).toMatchObject({ state: 'WITHDRAWN', can_withdraw: false });
    const again = await asShopper('DELETE', `/claims/${claimId}`);
    expect([again.statusCode, again.json().code]).toEqual([409, 'CLAIM_STATE_CONFLICT']);
    expect(await decide(claimId, 'accept')).toBe('CLAIM_STATE_CONFLICT');
    await requestClaim(id, returnOf([{ id: lineId, quantity: 1 }]));
  });

  test('that is rejected says why', async () => {
    const { id, lineId } = await deliver();
    const claimId = await requestClaim(id, returnOf([{ id: lineId, quantity: 1 }]));
    expect((await asAdmin('POST', `/admin/claims/${claimId}/reject`, {})).statusCode).toBe(400);
    expect(await decide(claimId, 'reject', { reason: '착용한 흔적이 있어요' })).toBe('REJECTED');
    expect(await claimOf(claimId)).toMatchObject({ decided_reason: '착용한 흔적이 있어요' });
    expect((await orderOf(id)).products[0].actions).toContain('RETURN');
  });

  test('after the confirmation is for operators, and takes the points back', async () => {
    const { id, lineId } = await deliver(1, 100_000);
    const actor = { type: 'USER', id: shopper.id } as const;
    await inTransaction(pool, (transaction) => confirmLine(transaction, { lineId, actor }));
    const balance = async () => (await asShopper('GET', '/points')).json().balance;
    const before = await balance();
    expect((await claim(id, returnOf([{ id: lineId, quantity: 1 }]))).json().code).toBe('CLAIM_NOT_ALLOWED');
    const { image_ids: _, ...body } = returnOf([{ id: lineId, quantity: 1 }], { reason_code: 'DEFECT' });
    const made = await asAdmin('POST', `/admin/orders/${id}/claims`, { ...body, fault: 'SELLER' });
    expect(made.statusCode, made.body).toBe(201);
    await inspect(made.json().id, 'SELLER');
    await decide(made.json().id, 'refund');
    await shop.waitForRefund(id, 100_000);
    expect(await balance()).toBe(before - 1_000);
    expect((await orderOf(id)).products[0].state).toBe('RETURNED');
  });
});
