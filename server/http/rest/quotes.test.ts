import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { customPriceLines, totalOf } from '#src/shared/custom-price.ts';
import { deliveryFee } from '#src/shared/delivery-fee.ts';
import { withApp } from '#tests/support/app.ts';
import { memberRequests } from '#tests/support/member-requests.ts';
import { itemsOf, ordering, orderingRows, paymentEnvironment } from '#tests/support/ordering.ts';

const server = withApp({ environment: paymentEnvironment });
const asShopper = memberRequests(server);
const { quote } = ordering(asShopper);
const make = orderingRows(server.pool);

let shopperId: string;
beforeAll(async () => {
  await asShopper('GET', '/me/agreements');
  const { rows } = await server.pool.query(`select id from "user" where email = 'shopper@kkumim.test'`);
  shopperId = rows[0].id;
});

const codeOf = (answer: Awaited<ReturnType<typeof quote>>) => [answer.statusCode, answer.json().code];

describe('a quote', () => {
  test('is the price of the product page, with delivery', async () => {
    const { variantId } = await make.variant(5);
    const answer = (await quote(itemsOf([variantId, 2]))).json();
    expect(answer).toMatchObject({
      product_amount: 20_000,
      delivery_amount: 3_000,
      discount_amount: 0,
      payment_amount: 23_000,
      delivery: { until_free: 30_000, area: null },
      required_agreements: ['ORDER', 'PRIVACY', 'THIRD_PARTY'],
      lines: [{ unit_price: 10_000, amount: 20_000, paid_amount: 20_000, production_method: 'NONE' }],
    });
  });

  test('of a custom adds its sides and graphics; one’s own is made to order, one of the shop is not', async () => {
    const product = await make.variant(5);
    const own = await make.custom(product, { userId: shopperId, graphics: 2 });
    const shops = await make.custom(product, { graphics: 1 });
    const lines = itemsOf([product.variantId, 1, own.customId], [product.variantId, 1, shops.customId]);
    expect((await quote(lines)).json()).toMatchObject({
      product_amount: 12_500 + 11_500,
      withdrawal_limited_lines: [0],
      required_agreements: ['ORDER', 'PRIVACY', 'THIRD_PARTY', 'CUSTOM_MADE'],
      lines: [
        { unit_price: 12_500, graphic_price: 2_000, is_custom_made: true },
        { unit_price: 11_500, graphic_price: 1_000, is_custom_made: false },
      ],
    });
  });

  test('counts the pieces of all lines that share a stock', async () => {
    const product = await make.variant(3);
    const { customId } = await make.custom(product, { userId: shopperId });
    const answer = await quote(itemsOf([product.variantId, 2], [product.variantId, 2, customId]));
    expect(codeOf(answer)).toEqual([409, 'OUT_OF_STOCK']);
    expect(answer.json().data).toMatchObject({ available: 3, reason: 'NOT_ENOUGH_STOCK' });
  });

  test('for an island costs more, and for some places there is none', async () => {
    const { variantId } = await make.variant(5);
    const remote = (await quote(itemsOf([variantId, 1]), { zip_code: '63100' })).json();
    expect(remote).toMatchObject({ delivery_amount: 6_000, delivery: { area: 'JEJU', remote: 3_000 } });
    await server.pool.query(`insert into remote_area values ('40301', '40301', 'NONE')`);
    expect(codeOf(await quote(itemsOf([variantId, 1]), { zip_code: '40301' }))).toEqual([
      422,
      'DELIVERY_NOT_AVAILABLE',
    ]);
  });

  test.each([
    ['a price', { price: 1 }],
    ['an amount', { payment_amount: 0 }],
    ['a discount of a line', { coupons: { lines: [{ index: 0, discount: 9_000 }] } }],
  ])('with %s in the request is refused', async (_name, changes) => {
    const { variantId } = await make.variant(5);
    expect(codeOf(await quote(itemsOf([variantId, 1]), changes))).toEqual([400, 'VALIDATION']);
  });

  test('of what is somebody else’s or not there is refused as not found', async () => {
    const product = await make.variant(5);
    const { customId } = await make.custom(product, { userId: await make.user() });
    const unknown = [
      itemsOf([product.variantId, 1, customId]),
      itemsOf([randomUUID(), 1]),
      { cart_item_ids: [randomUUID()] },
    ];
    for (const source of unknown) expect(codeOf(await quote(source))).toEqual([404, 'NOT_FOUND']);
  });

  test('takes no coupon that is somebody else’s, and none that fits another line', async () => {
    const [plain, other] = [await make.variant(5), await make.variant(5)];
    const source = itemsOf([plain.variantId, 1], [other.variantId, 1]);
    const foreign = await make.coupon(await make.user());
    expect(codeOf(await quote(source, { coupons: { order: foreign } }))).toEqual([404, 'NOT_FOUND']);
    const own = await make.coupon(shopperId, { type: 'PRODUCT' });
    await server.pool.query(
      `insert into coupon_target select coupon_id, 'PRODUCT', $2 from user_coupon where id = $1`,
      [own, plain.productId],
    );
    const onLine = (index: number, kind = 'product') => ({ coupons: { lines: [{ index, [kind]: own }] } });
    expect((await quote(source, onLine(0))).json()).toMatchObject({ discounts: { product: 1_000 } });
    for (const wrong of [onLine(1), onLine(0, 'graphic'), onLine(7), { coupons: { order: own } }])
      expect(codeOf(await quote(source, wrong))).toEqual([422, 'COUPON_NOT_APPLICABLE']);
    const twice = { coupons: { lines: [0, 1].map((index) => ({ index, product: own })) } };
    expect(codeOf(await quote(source, twice))).toEqual([422, 'COUPON_NOT_APPLICABLE']);
  });

  test('offers no coupon below its minimum, or beside one that stands alone', async () => {
    const { variantId } = await make.variant(5);
    const dear = await make.coupon(shopperId, { min_order_amount: 10_010 });
    const alone = await make.coupon(shopperId, { is_combinable: false });
    const ofLine = await make.coupon(shopperId, { type: 'PRODUCT' });
    const source = itemsOf([variantId, 1]);
    const { coupons } = (await quote(source)).json();
    expect(coupons.not_applicable).toContainEqual({ id: dear, reason: 'MIN_ORDER_AMOUNT' });
    expect(coupons.applicable).toContainEqual({
      id: alone,
      type: 'ORDER',
      line_indexes: [0],
      discount: 1_000,
    });
    const both = { coupons: { order: alone, lines: [{ index: 0, product: ofLine }] } };
    expect(codeOf(await quote(source, both))).toEqual([422, 'COUPON_NOT_APPLICABLE']);
  });

  test('of what is not sold any more says so', async () => {
    const product = await make.variant(5);
    const { graphicIds, customId } = await make.custom(product, { userId: shopperId });
    await server.pool.query(`update graphic set state = 'HIDDEN' where id = any($1)`, [graphicIds]);
    expect(codeOf(await quote(itemsOf([product.variantId, 1, customId])))).toEqual([
      410,
      'PRODUCT_SUSPENDED',
    ]);
  });
});

test('a method is paid for where something is made, and a blank piece costs the same by any method', async () => {
  const { optionId, ...product } = await make.variant(5, 10_000);
  const sewn = await make.insert('product_variant', {
    product_option_id: optionId,
    size: 'M',
    production_method: 'EMBROIDERY',
    add_price: 2_000,
    stock_count: 5,
  });
  const { customId } = await make.custom({ ...product, optionId }, { userId: shopperId });
  await server.pool.query(`update product_custom set method = 'EMBROIDERY' where id = $1`, [customId]);
  const priceOf = async (...item: [string, number, string?]) =>
    (await quote(itemsOf(item))).json().product_amount;
  expect(await priceOf(product.variantId, 1)).toBe(10_000);
  expect(await priceOf(sewn, 1)).toBe(10_000);
  expect(await priceOf(sewn, 1, customId)).toBe(13_500);
});

/** One product, and the price of a piece on its page. */
async function pricedProduct(index: number) {
  const price = 5_000 + index * 3_330;
  const promotion_price = index % 3 === 0 ? price - 1_010 : 0;
  const [color, add_price] = [index * 100, (index % 2) * 2_000];
  const product = await make.variant(1_000, price);
  await server.pool.query('update product set promotion_price = $2 where id = $1', [
    product.productId,
    promotion_price,
  ]);
  await server.pool.query('update product_option set price = $2 where id = $1', [product.optionId, color]);
  await server.pool.query('update product_variant set add_price = $2 where id = $1', [
    product.variantId,
    add_price,
  ]);
  const graphics = index % 4;
  const { customId } = await make.custom(product, { userId: shopperId, graphics });
  const name = { name_ko: '', name_en: '' };
  const graphic = { ...name, promotion_price: 1_000 };
  const custom_layers = Array.from({ length: graphics }, () => ({ id: '', graphic }));
  const sides = [{ id: '', mockup_group: { ...name, price: 500 }, custom_layers }];
  const displayed = (isCustom: boolean) =>
    totalOf(customPriceLines({ ...name, id: '', price, promotion_price }, isCustom ? sides : [])) +
    color +
    add_price;
  return { ...product, customId, displayed };
}

test('the quote is what the pages said, whatever is in the cart', async () => {
  const products = await Promise.all(Array.from({ length: 8 }, (_, index) => pricedProduct(index)));
  const line = fc.record({
    product: fc.constantFrom(...products),
    quantity: fc.integer({ min: 1, max: 9 }),
    isCustom: fc.boolean(),
  });
  const policy = {
    delivery_fee: 3_000,
    free_threshold: 50_000,
    remote_fee_jeju: 3_000,
    remote_fee_island: 5_000,
  };
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 6 }), async (lines) => {
      const source = itemsOf(
        ...lines.map(({ product, quantity, isCustom }): [string, number, string?] =>
          isCustom ? [product.variantId, quantity, product.customId] : [product.variantId, quantity],
        ),
      );
      const amount = lines.reduce(
        (sum, { product, quantity, isCustom }) => sum + product.displayed(isCustom) * quantity,
        0,
      );
      expect((await quote(source)).json()).toMatchObject({
        product_amount: amount,
        payment_amount: amount + deliveryFee(policy, amount).total,
        lines: lines.map(({ product, isCustom }) => ({ unit_price: product.displayed(isCustom) })),
      });
    }),
    { numRuns: 40 },
  );
});
