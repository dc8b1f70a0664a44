import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { withApp } from '#tests/support/app.ts';
import { memberRequests } from '#tests/support/member-requests.ts';
import { ordering, orderingRows, paymentEnvironment } from '#tests/support/ordering.ts';
import {
  findPayableOrder,
  markDepositWaiting,
  markPaid,
  markPaymentFailed,
  releaseOrder,
  reviveOrder,
} from './settle-order.ts';

const server = withApp({ environment: paymentEnvironment });
const asShopper = memberRequests(server);
const { buy, form, order, quote } = ordering(asShopper);
const make = orderingRows(server.pool);
const dataKey = Buffer.alloc(32, 1);

let shopperId: string;
beforeAll(async () => {
  await asShopper('GET', '/me/agreements');
  const { rows } = await server.pool.query(`select id from "user" where email = 'shopper@kkumim.test'`);
  shopperId = rows[0].id;
});

/** An order of two pieces at 20,000 won each, with three coupons and 2,000 points. */
async function orderWithEverything() {
  const product = await make.variant(5, 18_500);
  const { customId } = await make.custom(product, { userId: shopperId });
  const coupons = {
    product: await make.coupon(shopperId, { type: 'PRODUCT', discount_type: 'RATE', discount_value: 10 }),
    graphic: await make.coupon(shopperId, { type: 'GRAPHIC', discount_type: 'RATE', discount_value: 50 }),
    order: await make.coupon(shopperId, { type: 'ORDER', discount_value: 3_000 }),
  };
  await make.points(shopperId, 1_500, 3_000);
  const source = {
    items: [{ product_variant_id: product.variantId, product_custom_id: customId, quantity: 2 }],
  };
  const chosen = {
    coupons: {
      order: coupons.order,
      lines: [{ index: 0, product: coupons.product, graphic: coupons.graphic }],
    },
    point: 2_000,
  };
  const answer = await buy(source, { payment_method: 'VIRTUAL_ACCOUNT' }, chosen);
  const { id, payment, payment_amount } = answer.json();
  return {
    id,
    paymentId: payment?.payment_id as string,
    payment_amount,
    coupons,
    source,
    chosen,
    ...product,
  };
}

const inOne = <Value>(work: Parameters<typeof inTransaction<Value>>[1]) => inTransaction(server.pool, work);
const receipt = () => ({ paidAt: new Date(), transactionId: randomUUID() });

async function factsOf({ id, variantId, coupons }: Awaited<ReturnType<typeof orderWithEverything>>) {
  const { rows } = await server.pool.query(
    `select orders.state, payment.state as payment,
       (select array_agg(distinct state::text) from order_product where order_id = orders.id) as lines,
       (select stock_count from product_variant where id = $2) as stock,
       (select array_agg(distinct state) from stock_reservation where order_id = orders.id) as reserved,
       (select array_agg(distinct state) from user_coupon where id = any($3)) as coupons,
       (select array_agg(distinct state) from point_hold where order_id = orders.id) as held,
       (select count(*)::int from point_history where source_id = orders.id) as spent
     from orders join payment on payment.order_id = orders.id and payment.state <> 'SUPERSEDED' where orders.id = $1`,
    [id, variantId, Object.values(coupons)],
  );
  return rows[0];
}

/** The points that a member owns, and those that orders hold. */
async function pointsOf(userId: string) {
  const { rows } = await server.pool.query(
    `select balance, held, (select sum(remain)::int from point_lot where user_id = $1) as lots,
       (select coalesce(sum(point_hold.amount), 0)::int from point_hold join point_lot on point_lot.id = lot_id
        where user_id = $1 and state = 'HELD') as holds from user_point where user_id = $1`,
    [userId],
  );
  expect(rows[0]).toMatchObject({ lots: rows[0].balance, holds: rows[0].held });
  return rows[0];
}

const pending = {
  state: 'PAYMENT_PENDING',
  payment: 'READY',
  lines: ['PAYMENT_PENDING'],
  stock: 3,
  reserved: ['HELD'],
  coupons: ['LOCKED'],
  held: ['HELD'],
  spent: 0,
};
const released = { stock: 5, reserved: ['RELEASED'], coupons: ['ISSUED'], held: ['RELEASED'], spent: 0 };
const paid = {
  state: 'PAID',
  payment: 'PAID',
  lines: ['PAID'],
  stock: 3,
  reserved: ['COMMITTED'],
  coupons: ['USED'],
  held: ['COMMITTED'],
  spent: 1,
};

test('an order holds coupons, points and stock at the price that was quoted', async () => {
  const placed = await orderWithEverything();
  // 2 x 20,000 - 4,000 (10 %) - 1,000 (half of the graphics) - 3,000 - 2,000 points + 3,000 delivery
  expect(placed.payment_amount).toBe(33_000);
  expect(await factsOf(placed)).toEqual(pending);
  expect((await pointsOf(shopperId)).held).toBe(2_000);
});

test('a payment spends the coupons, points and stock of its order once', async () => {
  const placed = await orderWithEverything();
  const before = await pointsOf(shopperId);
  const outcomes = await Promise.all([1, 2, 3].map(() => inOne((tx) => markPaid(tx, placed.id, receipt()))));
  expect(outcomes.sort()).toEqual(['already', 'already', 'changed']);
  expect(await factsOf(placed)).toEqual(paid);
  expect(await pointsOf(shopperId)).toMatchObject({
    balance: before.balance - 2_000,
    held: before.held - 2_000,
  });
  expect(await inOne((tx) => releaseOrder(tx, placed.id, 'EXPIRED'))).toBe('conflict');
  expect(await inOne((tx) => markPaymentFailed(tx, placed.id, { code: 'X', message: 'x' }))).toBe('conflict');
  expect(await factsOf(placed)).toEqual(paid);
});

test('a failed payment returns coupons, points and stock, and the same checkout is ordered again', async () => {
  const placed = await orderWithEverything();
  expect(
    await inOne((tx) => markPaymentFailed(tx, placed.id, { code: 'REFUSED', message: '한도 초과' })),
  ).toBe('changed');
  expect(await factsOf(placed)).toMatchObject({ ...released, state: 'PAYMENT_FAILED', payment: 'FAILED' });
  const body = { checkout_id: placed.id, ...form({ payment_method: 'VIRTUAL_ACCOUNT' }), ...placed.chosen };
  const { quote_hash } = (await quote(placed.source, placed.chosen)).json();
  const again = (await order({ ...body, quote_hash })).json();
  expect(again).toMatchObject({ id: placed.id, payment: { payment_id: placed.paymentId } });
  expect(await factsOf(placed)).toEqual(pending);
  await inOne((tx) => markPaid(tx, placed.id, receipt()));
  expect(await factsOf(placed)).toEqual(paid);
});

test('another way to pay takes the place of the first, whose money would be given back', async () => {
  const placed = await orderWithEverything();
  const asked = { checkout_id: placed.id, ...placed.chosen };
  const { quote_hash } = (
    await asShopper('POST', '/orders/quote', { ...asked, source: placed.source })
  ).json();
  const again = (await order({ ...asked, quote_hash, ...form({ payment_method: 'CARD' }) })).json();
  expect(again.payment.payment_id).not.toBe(placed.paymentId);
  expect(await factsOf(placed)).toEqual(pending);
  const earlier = await inOne((tx) => findPayableOrder(tx, placed.paymentId));
  expect(earlier?.payment.state).toBe('SUPERSEDED');
  expect(earlier?.order.id).toBe(placed.id);
});

test('a virtual account waits for its deposit, and expires', async () => {
  const placed = await orderWithEverything();
  const deadline = new Date(Date.now() + 7 * 86_400_000);
  const deposit = { bank: '국민은행', accountNumber: '12345678901234', depositorName: '꾸밈', deadline };
  const wait = () => inOne((tx) => markDepositWaiting(tx, placed.id, deposit, dataKey));
  expect([await wait(), await wait()]).toEqual(['changed', 'already']);
  const { rows } = await server.pool.query(
    'select deposit_account_enc, expires_at from orders where id = $1',
    [placed.id],
  );
  expect(rows[0].deposit_account_enc.includes('12345678901234')).toBe(false);
  expect(rows[0].expires_at).toEqual(deadline);
  const expire = () => inOne((tx) => releaseOrder(tx, placed.id, 'EXPIRED'));
  expect([await expire(), await expire()]).toEqual(['changed', 'already']);
  expect(await factsOf(placed)).toMatchObject({ ...released, state: 'EXPIRED', payment: 'CANCELLED' });
});

describe('money that comes after the order has expired', () => {
  test('buys what is still there', async () => {
    const placed = await orderWithEverything();
    await inOne((tx) => releaseOrder(tx, placed.id, 'EXPIRED'));
    expect(await inOne((tx) => markPaid(tx, placed.id, receipt()))).toBe('conflict');
    expect(await inOne((tx) => reviveOrder(tx, placed.id, receipt()))).toBe('changed');
    expect(await factsOf(placed)).toEqual(paid);
    const { rows } = await server.pool.query(
      `select reason from order_state_history where order_id = $1 and to_state = 'PAID'`,
      [placed.id],
    );
    expect(rows).toEqual([{ reason: 'LATE_PAYMENT' }]);
    expect(await inOne((tx) => reviveOrder(tx, placed.id, receipt()))).toBe('already');
  });

  test('takes what its lines are, not what an earlier attempt has held', async () => {
    const placed = await orderWithEverything();
    const earlier = await make.variant(5);
    await make.insert('stock_reservation', {
      order_id: placed.id,
      product_variant_id: earlier.variantId,
      quantity: 3,
      state: 'RELEASED',
    });
    await inOne((tx) => releaseOrder(tx, placed.id, 'EXPIRED'));
    expect(await inOne((tx) => reviveOrder(tx, placed.id, receipt()))).toBe('changed');
    const { rows } = await server.pool.query('select stock_count from product_variant where id = $1', [
      earlier.variantId,
    ]);
    expect(rows).toEqual([{ stock_count: 5 }]);
    expect(await factsOf(placed)).toMatchObject({ stock: 3, reserved: ['COMMITTED', 'RELEASED'] });
  });

  test.each<[string, (placed: Awaited<ReturnType<typeof orderWithEverything>>) => Promise<unknown>]>([
    [
      'the stock',
      ({ variantId }) =>
        server.pool.query('update product_variant set stock_count = 1 where id = $1', [variantId]),
    ],
    [
      'a coupon',
      ({ coupons }) =>
        server.pool.query(`update user_coupon set state = 'REVOKED' where id = $1`, [coupons.order]),
    ],
    [
      'the points',
      () => server.pool.query('update point_lot set expires_at = now() where user_id = $1', [shopperId]),
    ],
  ])('is given back when %s has gone, and takes nothing', async (_what, remove) => {
    const placed = await orderWithEverything();
    await inOne((tx) => releaseOrder(tx, placed.id, 'EXPIRED'));
    await remove(placed);
    const before = await factsOf(placed);
    expect(await inOne((tx) => reviveOrder(tx, placed.id, receipt()))).toBe('conflict');
    expect(await factsOf(placed)).toEqual(before);
  });
});

test('an order that costs nothing is paid at once, without a gateway', async () => {
  const { variantId } = await make.variant(5, 5_000);
  const coupon = await make.coupon(shopperId, { discount_value: 5_000 });
  await server.pool.query('update shop_policy set delivery_fee = 0');
  const source = { items: [{ product_variant_id: variantId, quantity: 1 }] };
  const answer = await buy(source, { payment_method: undefined }, { coupons: { order: coupon } });
  await server.pool.query('update shop_policy set delivery_fee = 3000');
  expect(answer.json()).toMatchObject({ state: 'PAID', payment_amount: 0, payment: null, expires_at: null });
});

test('an ordered line leaves the cart when it is paid, not before', async () => {
  const { variantId } = await make.variant(5);
  const added = await asShopper('POST', '/cart/items', {
    items: [{ id: randomUUID(), product_variant_id: variantId, quantity: 2 }],
  });
  const source = { cart_item_ids: [added.json().items[0].id] };
  const { id } = (await buy(source)).json();
  const inCart = async () => (await asShopper('GET', '/cart')).json().items.length;
  expect(await inCart()).toBe(1);
  await inOne((tx) => markPaid(tx, id, receipt()));
  expect(await inCart()).toBe(0);
});

test('the database refuses a state that does not follow the present one, whatever writes it', async () => {
  const placed = await orderWithEverything();
  const set = (table: string, state: string) =>
    server.pool.query(`update ${table} set state = $2 where ${table === 'orders' ? 'id' : 'order_id'} = $1`, [
      placed.id,
      state,
    ]);
  await expect(set('orders', 'PRODUCING')).rejects.toThrow('goes from PAYMENT_PENDING to PRODUCING');
  await expect(set('order_product', 'DELIVERED')).rejects.toThrow('goes from PAYMENT_PENDING to DELIVERED');
  await expect(
    server.pool.query('delete from order_state_history where order_id = $1', [placed.id]),
  ).rejects.toThrow();
});
