import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { withApp } from '../../tests/support/app.ts';
import { memberRequests } from '../../tests/support/member-requests.ts';
import { ordering, orderingRows, paymentEnvironment } from '../../tests/support/ordering.ts';

const server = withApp({ environment: paymentEnvironment });
const asShopper = memberRequests(server);
const asArtist = memberRequests(server, 'artist');
const { buy, checkout, form, order, quote } = ordering(asShopper);
const make = orderingRows(server.pool);

let shopperId: string;
beforeAll(async () => {
  await asShopper('GET', '/me/agreements');
  await asArtist('GET', '/me/agreements');
  const { rows } = await server.pool.query(`select id from "user" where email = 'shopper@kkumim.test'`);
  shopperId = rows[0].id;
});

const itemsOf = (...lines: [variantId: string, quantity: number, customId?: string][]) => ({
  items: lines.map(([product_variant_id, quantity, product_custom_id]) => ({
    product_variant_id,
    quantity,
    ...(product_custom_id && { product_custom_id }),
  })),
});

const codeOf = (answer: Awaited<ReturnType<typeof quote>>) => [answer.statusCode, answer.json().code];
const stockOf = async (variantId: string) =>
  (await server.pool.query('select stock_count from product_variant where id = $1', [variantId])).rows[0]
    .stock_count;

describe('a quote', () => {
  test('is the price of the product page, with delivery', async () => {
    const { variantId } = await make.variant(5);
    const answer = (await quote(itemsOf([variantId, 2]))).json();
    expect(answer).toMatchObject({
      ...{ product_amount: 20_000, delivery_amount: 3_000, discount_amount: 0, payment_amount: 23_000 },
      ...{ delivery: { until_free: 30_000, area: null } },
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

describe('an order', () => {
  test('holds stock, and tells the browser what its payment window needs', async () => {
    const { variantId } = await make.variant(5);
    const source = itemsOf([variantId, 2]);
    const checkout_id = await checkout(source);
    const { quote_hash } = (await quote(source)).json();
    const answer = await order({ checkout_id, quote_hash, ...form() });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      ...{ id: checkout_id, state: 'PAYMENT_PENDING', payment_amount: 23_000 },
      order_number: expect.stringMatching(/^\d{8}-[0-9A-HJKMNP-TV-Z]{8}$/),
      payment: {
        provider: 'PORTONE_V2',
        amount: 23_000,
        channel_key: 'channel-key-card',
        order_name: '티셔츠',
      },
    });
    expect(await stockOf(variantId)).toBe(3);
    const shown = (await asShopper('GET', `/orders/${checkout_id}`)).json();
    expect(shown).toMatchObject({
      state: 'PAYMENT_PENDING',
      products: [{ quantity: 2, paid_amount: 20_000 }],
    });
    expect((await asShopper('GET', `/checkouts/${checkout_id}`)).json().order.state).toBe('PAYMENT_PENDING');
  });

  test('keeps a custom as it was when it was ordered', async () => {
    const product = await make.variant(5);
    const { customId, graphicIds } = await make.custom(product, { userId: shopperId });
    const { id } = (await buy(itemsOf([product.variantId, 1, customId]))).json();
    await server.pool.query(
      `update custom_layer set width = 99, deleted_at = now() where graphic_id = any($1)`,
      [graphicIds],
    );
    const { rows } = await server.pool.query(
      'select custom_snapshot, withdrawal_limited, withdrawal_consent_at from order_product where order_id = $1',
      [id],
    );
    expect(rows[0]).toMatchObject({ withdrawal_limited: true, withdrawal_consent_at: expect.any(Date) });
    expect(rows[0].custom_snapshot.sides).toMatchObject([
      {
        mockup_group: { area_width_mm: 100 },
        layers: [{ width: 50, graphic: { id: graphicIds[0], src: '/cat.svg' } }],
      },
    ]);
  });

  test('at a price that has changed is refused with the new one, and nothing is held', async () => {
    const { variantId, productId } = await make.variant(5);
    const source = itemsOf([variantId, 1]);
    const checkout_id = await checkout(source);
    const { quote_hash } = (await quote(source)).json();
    await server.pool.query('update product set price = 12000 where id = $1', [productId]);
    const answer = await order({ checkout_id, quote_hash, ...form() });
    expect(codeOf(answer)).toEqual([409, 'PRICE_CHANGED']);
    expect(answer.json().data).toMatchObject({ payment_amount: 15_000, lines: [{ unit_price: 12_000 }] });
    expect(await stockOf(variantId)).toBe(5);
    const again = await order({ checkout_id, quote_hash: answer.json().data.quote_hash, ...form() });
    expect(again.statusCode).toBe(201);
  });

  test('of a design that has changed since is refused', async () => {
    const product = await make.variant(5);
    const { customId, graphicIds } = await make.custom(product, { userId: shopperId });
    const source = itemsOf([product.variantId, 1, customId]);
    const [checkout_id, quoted] = [await checkout(source), await quote(source)];
    await server.pool.query('update custom_layer set x_coordinate = 60 where graphic_id = any($1)', [
      graphicIds,
    ]);
    const answer = await order({ checkout_id, quote_hash: quoted.json().quote_hash, ...form() });
    expect(codeOf(answer)).toEqual([409, 'PRICE_CHANGED']);
  });

  test.each<[string, object, [number, string]]>([
    ['without an agreement', { agreements: ['ORDER', 'PRIVACY'] }, [422, 'REQUIRED_AGREEMENT']],
    ['without a payment method', { payment_method: undefined }, [422, 'PAYMENT_METHOD_REQUIRED']],
    ['by a method that is not offered', { payment_method: 'KAKAO_PAY' }, [422, 'PAYMENT_METHOD_UNAVAILABLE']],
    ['with a price', { payment_amount: 100 }, [400, 'VALIDATION']],
    [
      'with a wrong phone number',
      { orderer: { name: '김', phone: '1234', email: 'a@b.co' } },
      [400, 'VALIDATION'],
    ],
  ])('%s is refused', async (_name, changes, expected) => {
    const { variantId } = await make.variant(5);
    const body = { ...form(), ...changes };
    const source = itemsOf([variantId, 1]);
    const [checkout_id, quoted] = [await checkout(source), await quote(source)];
    expect(codeOf(await order({ checkout_id, quote_hash: quoted.json().quote_hash, ...body }))).toEqual(
      expected,
    );
    expect(await stockOf(variantId)).toBe(5);
  });

  test('a member’s checkouts and orders are nobody else’s', async () => {
    const { variantId } = await make.variant(5);
    const source = itemsOf([variantId, 1]);
    const checkout_id = await checkout(source);
    const others = ordering(asArtist);
    const { quote_hash } = (await others.quote(source)).json();
    const body = { checkout_id, quote_hash, ...form() };
    expect(codeOf(await others.order(body))).toEqual([404, 'ORDER_NOT_FOUND']);
    await order({ ...body, quote_hash: (await quote(source)).json().quote_hash });
    for (const path of [`/orders/${checkout_id}`, `/checkouts/${checkout_id}`])
      expect(codeOf(await asArtist('GET', path))).toEqual([404, 'ORDER_NOT_FOUND']);
    expect(codeOf(await asArtist('PATCH', `/checkouts/${checkout_id}`, { form: {} }))).toEqual([
      404,
      'ORDER_NOT_FOUND',
    ]);
  });
});

describe('what is typed', () => {
  test('is there after a reload, and sealed in the database', async () => {
    const id = await checkout(itemsOf([(await make.variant(5)).variantId, 1]));
    const typed = { destination_kind: 'NEW', refund_account: { bank: 'KB', number: '12345678901' } };
    expect((await asShopper('PATCH', `/checkouts/${id}`, { form: typed })).statusCode).toBe(204);
    expect((await asShopper('GET', `/checkouts/${id}`)).json()).toMatchObject({
      form: typed,
      member: { email: 'shopper@kkumim.test' },
    });
    const { rows } = await server.pool.query('select form_enc from checkout where id = $1', [id]);
    expect(rows[0].form_enc.includes('12345678901')).toBe(false);
  });

  test('of an order by virtual account is sealed too', async () => {
    const { variantId } = await make.variant(5);
    const { id } = (
      await buy(itemsOf([variantId, 1]), {
        payment_method: 'VIRTUAL_ACCOUNT',
        cash_receipt: { type: 'PERSONAL', identifier: '01098765432' },
        refund_account: { bank: 'KOOKMIN', number: '98765432101', holder: '김하루' },
      })
    ).json();
    const { rows } = await server.pool.query(
      `select refund_account_enc, identifier_enc, identifier_masked from orders join cash_receipt on order_id = orders.id
       where orders.id = $1`,
      [id],
    );
    expect(rows[0].identifier_masked).toBe('010****5432');
    expect(String(rows[0].refund_account_enc) + String(rows[0].identifier_enc)).not.toMatch(/98765432/);
  });
});
