import { describe, expect, test, vi } from 'vitest';
import { claimSteps, returnOf } from '#tests/support/claim-steps.ts';
import { expectBalancedBooks } from '#tests/support/paid-books.ts';
import { withPaidShop } from '#tests/support/paid-shop.ts';

vi.setConfig({ testTimeout: 60_000 });

const shop = withPaidShop();
const { asShopper, asAdmin, pool, make, claim, orderOf, advance, stockOf } = shop;
const { deliver, requestClaim, decide, claimOf, inspect } = claimSteps(shop);

describe('an exchange', () => {
  async function deliverWithSizes() {
    const delivered = await deliver();
    const large = await make.size(delivered.optionId, 'L', 1);
    return { ...delivered, large };
  }
  const exchangeOf = (lineId: string, exchange_variant_id: string, changes: object = {}) =>
    returnOf([{ id: lineId, quantity: 1 }], {
      type: 'EXCHANGE',
      reason_code: 'SIZE',
      exchange_variant_id,
      ...changes,
    });

  test('keeps what is wanted, and sends it as a line that costs nothing', async () => {
    const { id, lineId, variantId, large } = await deliverWithSizes();
    const options = (await asShopper('GET', `/orders/${id}/claim-options`)).json();
    expect(options.lines[0].exchange_variants.map(({ size }: { size: string }) => size)).toEqual(['M', 'L']);
    const claimId = await requestClaim(id, exchangeOf(lineId, large));
    expect(await stockOf(large)).toBe(0);
    expect(await claimOf(claimId)).toMatchObject({
      return_fee: 6_000,
      fee_payment: 'PREPAID',
      refund_amount: 0,
      exchange: { size: 'L' },
    });
    expect(await inspect(claimId, 'BUYER')).toBe('DONE');
    const after = await orderOf(id);
    expect(after).toMatchObject({ state: 'PAID', refunded_amount: 0, can_cancel_whole: false });
    expect(after.products).toMatchObject([
      { id: lineId, state: 'EXCHANGED' },
      { exchange_of: lineId, state: 'PAID', size: 'L', paid_amount: 0, quantity: 1, actions: [] },
    ]);
    expect([await stockOf(large), await stockOf(variantId)]).toEqual([0, 9]);
    const { rows } = await pool.query(`select kind from order_notice where order_id = $1 and kind = 'PAID'`, [
      id,
    ]);
    expect(rows).toHaveLength(1);
    await expectBalancedBooks(shop, id);
  });

  test('a buyer whose piece is defective too comes back for the money of the first one', async () => {
    const { id, lineId, large } = await deliverWithSizes();
    await inspect(await requestClaim(id, exchangeOf(lineId, large)), 'BUYER');
    const [, child] = (await orderOf(id)).products;
    await advance([child.id], 'DELIVERED');
    const image_ids = [await shop.photoFor()];
    const body = returnOf([{ id: child.id, quantity: 1 }], { reason_code: 'DAMAGED', image_ids });
    const claimId = await requestClaim(id, body);
    expect(await inspect(claimId, 'SELLER')).toBe('INSPECTED');
    await decide(claimId, 'refund');
    expect(await claimOf(claimId)).toMatchObject({ refund_amount: 13_000 });
    expect((await orderOf(id)).products).toMatchObject([{ state: 'EXCHANGED' }, { state: 'RETURNED' }]);
    await expectBalancedBooks(shop, id);
  });

  const confirm = async (lineId: string) =>
    (await asShopper('POST', `/order-products/${lineId}/confirm`, undefined, shop.once())).json();
  const points = async () => (await asShopper('GET', '/points')).json().balance;

  test('after the confirmation brings no points again, and they go once its piece has come back', async () => {
    const { id, lineId, large } = await deliverWithSizes();
    const before = await points();
    expect(await confirm(lineId)).toEqual({ earned_point: 100 });
    const forMember = (body: object) => asAdmin('POST', `/admin/orders/${id}/claims`, body);
    const { image_ids: _, ...request } = exchangeOf(lineId, large, {
      reason_code: 'DEFECT',
      fault: 'SELLER',
    });
    await inspect((await forMember(request)).json().id, 'SELLER');
    const [, child] = (await orderOf(id)).products;
    await advance([child.id], 'DELIVERED');
    expect(await confirm(child.id)).toEqual({ earned_point: 0 });
    expect([(await points()) - before, (await orderOf(id)).earned_point_expected]).toEqual([100, 100]);
    const { image_ids: __, ...sentBack } = returnOf([{ id: child.id, quantity: 1 }], {
      reason_code: 'DEFECT',
      fault: 'SELLER',
    });
    const claimId = (await forMember(sentBack)).json().id;
    await inspect(claimId, 'SELLER');
    await decide(claimId, 'refund');
    expect(await points()).toBe(before);
  });

  test('of a part shares the points, to the last one', async () => {
    const { id, lineId, optionId } = await deliver(2, 9_950);
    const large = await make.size(optionId, 'L', 1);
    await inspect(await requestClaim(id, exchangeOf(lineId, large)), 'SELLER');
    const [, child] = (await orderOf(id)).products;
    expect((await orderOf(id)).earned_point_expected).toBe(199);
    expect(await confirm(lineId)).toEqual({ earned_point: 99 });
    await advance([child.id], 'DELIVERED');
    expect(await confirm(child.id)).toEqual({ earned_point: 100 });
    expect((await orderOf(id)).earned_point_expected).toBe(199);
  });

  test('is offered in the order of the shop, by the method of the piece, with the piece itself marked', async () => {
    const { id, lineId, variantId, optionId, large } = await deliverWithSizes();
    await pool.query('update product_variant set position = 3 where id = $1', [large]);
    const small = await make.size(optionId, 'S', 1);
    await pool.query('update product_variant set position = 1 where id = $1', [small]);
    await pool.query('update product_variant set position = 2 where id = $1', [variantId]);
    const sewn = await make.size(optionId, 'XS', 1);
    await pool.query(`update product_variant set production_method = 'EMBROIDERY' where id = $1`, [sewn]);
    const [line] = (await asShopper('GET', `/orders/${id}/claim-options?line_id=${lineId}`)).json().lines;
    const shown = line.exchange_variants.map((one: { size: string; is_ordered: boolean }) => [
      one.size,
      one.is_ordered,
    ]);
    expect(shown).toEqual([
      ['S', false],
      ['M', true],
      ['L', false],
    ]);
  });

  test('for what is sold out, costs something else or is of another product is refused', async () => {
    const { id, lineId, optionId, large } = await deliverWithSizes();
    await pool.query('update product_variant set stock_count = 0 where id = $1', [large]);
    const gone = await claim(id, exchangeOf(lineId, large));
    expect([gone.statusCode, gone.json().code]).toEqual([409, 'EXCHANGE_OUT_OF_STOCK']);
    const dear = await make.size(optionId, 'XL', 5);
    await pool.query('update product_variant set add_price = 1000 where id = $1', [dear]);
    const { variantId: other } = await make.variant(5);
    for (const variantId of [dear, other])
      expect((await claim(id, exchangeOf(lineId, variantId))).json().code).toBe('CLAIM_NOT_ALLOWED');
    expect((await orderOf(id)).claims).toEqual([]);
  });

  test('that is taken back or rejected gives up what was kept for it', async () => {
    const { id, lineId, large } = await deliverWithSizes();
    const first = await requestClaim(id, exchangeOf(lineId, large));
    await asShopper('DELETE', `/claims/${first}`);
    expect(await stockOf(large)).toBe(1);
    const second = await requestClaim(id, exchangeOf(lineId, large));
    expect(await stockOf(large)).toBe(0);
    await decide(second, 'reject', { reason: '세탁한 상품이에요' });
    expect(await stockOf(large)).toBe(1);
  });
});
