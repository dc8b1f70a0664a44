import { beforeAll, describe, expect, test } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { memberRequests } from '#tests/support/member-requests.ts';
import { itemsOf, ordering, orderingRows, paymentEnvironment } from '#tests/support/ordering.ts';

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

const codeOf = (answer: Awaited<ReturnType<typeof quote>>) => [answer.statusCode, answer.json().code];
const stockOf = async (variantId: string) =>
  (await server.pool.query('select stock_count from product_variant where id = $1', [variantId])).rows[0]
    .stock_count;

describe('an order', () => {
  test('holds stock, and tells the browser what its payment window needs', async () => {
    const { variantId } = await make.variant(5);
    const source = itemsOf([variantId, 2]);
    const checkout_id = await checkout(source);
    const { quote_hash } = (await quote(source)).json();
    const answer = await order({ checkout_id, quote_hash, ...form() });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      id: checkout_id,
      state: 'PAYMENT_PENDING',
      payment_amount: 23_000,
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

  test('can be paid while its checkout is open', async () => {
    const { variantId } = await make.variant(5);
    const { id } = (await buy(itemsOf([variantId, 1]))).json();
    const canPay = async () => (await asShopper('GET', `/orders/${id}`)).json().can_pay;
    expect(await canPay()).toBe(true);
    await server.pool.query('update checkout set expires_at = now() where id = $1', [id]);
    expect(await canPay()).toBe(false);
    expect(codeOf(await asShopper('GET', `/checkouts/${id}`))).toEqual([404, 'ORDER_NOT_FOUND']);
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

  test('a phone case is printed as wide as its model', async () => {
    const product = await make.variant(5);
    const { customId } = await make.custom(product, { userId: shopperId });
    await server.pool.query(`update product_variant set size = 'iPhone 16 Pro' where id = $1`, [
      product.variantId,
    ]);
    await server.pool.query(
      `insert into size_chart (product_id, size, measure, cm)
       values ($1, 'iPhone 16 Pro', 'PRINT_WIDTH', 7.1), ($1, 'Galaxy S25', 'PRINT_WIDTH', 6.9)`,
      [product.productId],
    );
    const { id } = (await buy(itemsOf([product.variantId, 1, customId]))).json();
    const { rows } = await server.pool.query(
      'select custom_snapshot from order_product where order_id = $1',
      [id],
    );
    expect(rows[0].custom_snapshot.sides).toMatchObject([{ mockup_group: { area_width_mm: 71 } }]);
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

  test('leaves its address among the member’s, once, and as the default if that is wanted', async () => {
    await server.pool.query('delete from user_address');
    const { variantId } = await make.variant(9);
    await buy(itemsOf([variantId, 1]));
    await buy(itemsOf([variantId, 1]));
    const saved = async () => (await asShopper('GET', '/addresses')).json().addresses;
    expect(await saved()).toMatchObject([{ zip_code: '04524', is_default: false }]);
    await server.pool.query(
      `insert into user_address (user_id, recipient, phone, zip_code, address)
       select $1, '김하루', '01012345678', '04524', '서울 ' || n from generate_series(1, 19) n`,
      [shopperId],
    );
    const destination = { ...form().destination, address: '서울 새집' };
    await buy(itemsOf([variantId, 1]), { destination, saves_default_address: true });
    const addresses = await saved();
    expect(addresses).toHaveLength(20);
    expect(addresses[0]).toMatchObject({ address: '서울 새집', is_default: true });
  });

  test('beyond what any gateway takes is refused', async () => {
    const { variantId } = await make.variant(99_999, 2_000_000);
    const source = itemsOf(...Array.from({ length: 50 }, (): [string, number] => [variantId, 99]));
    expect(codeOf(await buy(source))).toEqual([422, 'PAYMENT_METHOD_UNAVAILABLE']);
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

describe('text that is typed', () => {
  test('is there after a reload, and encrypted in the database', async () => {
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

  test('the account of an order by virtual account is encrypted too', async () => {
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
