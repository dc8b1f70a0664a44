import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { catalogue } from '#tests/support/catalogue.ts';
import { memberRequests } from '#tests/support/member-requests.ts';
import { orderingRows } from '#tests/support/ordering.ts';

const server = withApp();
const asShopper = memberRequests(server);
const make = orderingRows(server.pool);

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Item = Record<string, unknown> & { id: string; quantity: number };

/** A browser without a session, which keeps its cookie. */
function browser() {
  let cookie = '';
  return async (method: Method, path: string, payload?: InjectOptions['payload']) => {
    const url = `/api/v1${path}`;
    const answer = await server.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
    const set = String(answer.headers['set-cookie'] ?? '').split(';')[0];
    if (set) cookie = set;
    return answer;
  };
}

const item = (variantId: string, quantity = 1, changes: object = {}) => ({
  id: randomUUID(),
  product_variant_id: variantId,
  quantity,
  ...changes,
});

const itemsIn = async (answer: Promise<{ json(): { items: Item[] } }>) => (await answer).json().items;
const codeOf = (answer: Awaited<ReturnType<typeof asShopper>>) => [answer.statusCode, answer.json().code];

beforeAll(async () => {
  await asShopper('GET', '/me/agreements');
});
beforeEach(() => server.pool.query('delete from cart'));

describe('a visitor', () => {
  test('has a cart of their own by a cookie that scripts cannot read', async () => {
    const { variantId } = await make.variant(5);
    const [one, another] = [browser(), browser()];
    const added = await one('POST', '/cart/items', { items: [item(variantId, 2)] });
    expect(added.headers['set-cookie']).toMatch(
      /^kkumim-cart=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(added.json()).toMatchObject({
      items: [
        {
          quantity: 2,
          unit_price: 10_000,
          stock_count: 5,
          is_available: true,
          reason: null,
          is_selected: true,
        },
      ],
      free_threshold: 50_000,
    });
    expect(await itemsIn(one('GET', '/cart'))).toHaveLength(1);
    expect(await itemsIn(another('GET', '/cart'))).toEqual([]);
  });

  test('sees each item in the color that it has', async () => {
    const { variantId, productId, optionId } = await make.variant(5);
    const other = await make.variant(5);
    const picture = { product_id: productId, kind: 'FRONT', width: 1, height: 1 };
    const { insert } = catalogue(server.pool);
    await insert('product_image', { ...picture, src: '/tee-front.webp' });
    await insert('product_image', { ...picture, kind: 'BACK', src: '/tee-back.webp', option_id: optionId });
    await insert('product_image', { ...picture, src: '/tee-black.webp', option_id: optionId, position: 2 });
    const items = [item(variantId), item(other.variantId)];
    const added = await itemsIn(browser()('POST', '/cart/items', { items }));
    expect(new Set(added.map(({ image_src }) => image_src))).toEqual(
      new Set(['/tee-black.webp', '/tee.webp']),
    );
  });

  test('gets no cart, and no cookie, by looking', async () => {
    const answer = await browser()('GET', '/cart');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await server.pool.query('select from cart')).rowCount).toBe(0);
  });

  test('does not reach items of another cart', async () => {
    const { variantId } = await make.variant(5);
    const [one, another] = [browser(), browser()];
    const [own] = await itemsIn(one('POST', '/cart/items', { items: [item(variantId)] }));
    await another('POST', '/cart/items', { items: [item(variantId, 3)] });
    expect(codeOf(await another('PATCH', `/cart/items/${own?.id}`, { quantity: 9 }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(await itemsIn(another('DELETE', `/cart/items?ids=${own?.id}`))).toHaveLength(1);
    expect(await itemsIn(one('GET', '/cart'))).toMatchObject([{ quantity: 1 }]);
  });

  test('takes the cart along when signing in, once', async () => {
    const [first, second] = [await make.variant(5), await make.variant(5)];
    await asShopper('POST', '/cart/items', { items: [item(first.variantId, 98)] });
    const guest = browser();
    await guest('POST', '/cart/items', { items: [item(first.variantId, 3), item(second.variantId, 2)] });
    const { headers } = await guest('GET', '/cart');
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const merged = await asShopper('POST', '/cart/merge', undefined, { cookie });
    expect(merged.headers['set-cookie']).toMatch(/Max-Age=0/);
    const expected = [
      { product_variant_id: first.variantId, quantity: 99 },
      { product_variant_id: second.variantId, quantity: 2 },
    ];
    expect(merged.json().items).toEqual(
      expect.arrayContaining(expected.map((each) => expect.objectContaining(each))),
    );
    const again = await asShopper('POST', '/cart/merge', undefined, { cookie });
    expect(again.json().items).toEqual(merged.json().items);
    expect(await itemsIn(guest('GET', '/cart'))).toEqual([]);
  });
});

describe('an item', () => {
  test('that is added again becomes more; sent twice it is added once', async () => {
    const { variantId } = await make.variant(50);
    const sent = item(variantId, 2);
    await asShopper('POST', '/cart/items', { items: [sent] });
    expect(await itemsIn(asShopper('POST', '/cart/items', { items: [sent] }))).toMatchObject([
      { id: sent.id, quantity: 2 },
    ]);
    const more = asShopper('POST', '/cart/items', { items: [item(variantId, 4), item(variantId, 5)] });
    expect(await itemsIn(more)).toMatchObject([{ id: sent.id, quantity: 11 }]);
  });

  test('gets the quantity that is set, however often and in whatever order it is sent', async () => {
    const { variantId } = await make.variant(50);
    const [line] = await itemsIn(asShopper('POST', '/cart/items', { items: [item(variantId)] }));
    await Promise.all(
      Array.from({ length: 5 }, () => asShopper('PATCH', `/cart/items/${line?.id}`, { quantity: 7 })),
    );
    expect(await itemsIn(asShopper('GET', '/cart'))).toMatchObject([{ quantity: 7 }]);
  });

  test('changes its size in place, but not into one that is there', async () => {
    const { variantId, optionId } = await make.variant(5);
    const large = await make.variant(5).then(() =>
      make.insert('product_variant', {
        product_option_id: optionId,
        size: 'L',
        production_method: 'NONE',
        stock_count: 5,
      }),
    );
    const [line] = await itemsIn(asShopper('POST', '/cart/items', { items: [item(variantId)] }));
    const changed = await asShopper('PATCH', `/cart/items/${line?.id}`, { product_variant_id: large });
    expect(changed.json().items).toMatchObject([{ id: line?.id, size: 'L' }]);
    await asShopper('POST', '/cart/items', { items: [item(variantId)] });
    const duplicated = await asShopper('PATCH', `/cart/items/${line?.id}`, { product_variant_id: variantId });
    expect(codeOf(duplicated)).toEqual([409, 'OPTION_DUPLICATED']);
    const foreign = await asShopper('PATCH', `/cart/items/${line?.id}`, {
      product_variant_id: (await make.variant(5)).variantId,
    });
    expect(codeOf(foreign)).toEqual([404, 'NOT_FOUND']);
  });

  test('says that it is sold out, not sold any more, or costs something else than before', async () => {
    const [sold, suspended, dearer] = [await make.variant(1), await make.variant(1), await make.variant(1)];
    await asShopper('POST', '/cart/items', {
      items: [sold, suspended, dearer].map((each) => item(each.variantId)),
    });
    await server.pool.query('update product_variant set stock_count = 0 where id = $1', [sold.variantId]);
    await server.pool.query(`update product set state = 'SUSPENDED' where id = $1`, [suspended.productId]);
    await server.pool.query('update product set price = 11000 where id = $1', [dearer.productId]);
    const items = await itemsIn(asShopper('GET', '/cart'));
    const byVariant = (id: string) => items.find((each) => each.product_variant_id === id);
    expect(byVariant(sold.variantId)).toMatchObject({ is_available: false, reason: 'SOLD_OUT' });
    expect(byVariant(suspended.variantId)).toMatchObject({ is_available: false, reason: 'SUSPENDED' });
    expect(byVariant(dearer.variantId)).toMatchObject({
      unit_price: 11_000,
      added_unit_price: 10_000,
      reason: null,
    });
  });

  test.each<[string, () => Promise<object>, [number, string]]>([
    ['that is sold out', async () => item((await make.variant(0)).variantId), [409, 'OUT_OF_STOCK']],
    ['that does not exist', async () => item(randomUUID()), [404, 'NOT_FOUND']],
    [
      'with somebody else’s design',
      async () => {
        const product = await make.variant(5);
        const { customId } = await make.custom(product, { userId: await make.user() });
        return item(product.variantId, 1, { product_custom_id: customId });
      },
      [404, 'NOT_FOUND'],
    ],
    ['of which there are none', async () => item((await make.variant(5)).variantId, 0), [400, 'VALIDATION']],
    [
      'with a price of one’s own',
      async () => item((await make.variant(5)).variantId, 1, { unit_price: 1 }),
      [400, 'VALIDATION'],
    ],
  ])('%s is not added', async (_name, create, expected) => {
    expect(codeOf(await asShopper('POST', '/cart/items', { items: [await create()] }))).toEqual(expected);
    expect(await itemsIn(asShopper('GET', '/cart'))).toEqual([]);
  });

  test('does not fit into a cart of a hundred lines', async () => {
    const { optionId } = await make.variant(5);
    const { rows } = await server.pool.query<{ id: string }>(
      `insert into product_variant (product_option_id, size, production_method, stock_count)
       select $1, 'S' || n, 'NONE', 5 from generate_series(1, 101) n returning id`,
      [optionId],
    );
    const lines = rows.map(({ id }) => item(id));
    await asShopper('POST', '/cart/items', { items: lines.slice(0, 50) });
    await asShopper('POST', '/cart/items', { items: lines.slice(50, 100) });
    expect(codeOf(await asShopper('POST', '/cart/items', { items: lines.slice(100) }))).toEqual([
      409,
      'CART_FULL',
    ]);
    expect((await asShopper('POST', '/cart/items', { items: lines.slice(99, 100) })).statusCode).toBe(200);
  });
});

test('exactly the items of a selection are selected', async () => {
  const variants = [await make.variant(5), await make.variant(5)];
  const items = await itemsIn(
    asShopper('POST', '/cart/items', { items: variants.map((each) => item(each.variantId)) }),
  );
  const selected = await asShopper('PUT', '/cart/selection', { ids: [items[1]?.id] });
  expect(selected.json().items.map(({ is_selected }: { is_selected: boolean }) => is_selected)).toEqual([
    false,
    true,
  ]);
});

test('behind https the cookie belongs to this host alone', async () => {
  const { createCartCookie } = await import('#server/ordering/cart/cart-cookie.ts');
  const { fastify } = await import('fastify');
  const app = fastify();
  const cookie = createCartCookie('https://shop.example');
  app.get('/', async (_request, reply) => {
    cookie.set(reply, 30);
    return null;
  });
  const { headers } = await app.inject('/');
  expect(headers['set-cookie']).toMatch(
    /^__Host-cart=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
  await app.close();
});
