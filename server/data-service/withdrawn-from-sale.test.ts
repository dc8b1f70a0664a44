import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../tests/support/data-service.ts';
import { id } from '../../tests/support/small-shop.ts';
import { visitor, withStorefrontService } from '../../tests/support/storefront-service.ts';

const { pool, execute } = await withStorefrontService();

const owner: Caller = { role: 'user', user: id('user', 1) };
const viewer = { viewerId: id('user', 1) };
const [product, graphic, artist, option, front] = [
  id('product', 1),
  id('graphic', 1),
  id('artist', 1),
  id('option', 1),
  id('mockup', 9),
];

type Main = { readonly best_customs: readonly object[]; readonly best_graphics: readonly object[] };
type ProductPage = { readonly product_by_pk: { readonly requested_customs: readonly object[] } };
type ProductMore = {
  readonly product_by_pk: {
    readonly product_templates: readonly { readonly product_custom: object | null }[];
    readonly graphic_products: readonly object[];
  };
};

beforeAll(async () => {
  await pool.query(`
    update product_custom set is_best = true where id = '${id('custom', 1)}';
    update graphic set is_best = true where id = '${graphic}';
    insert into product_template (product_id, product_custom_id) values ('${product}', '${id('custom', 1)}');
    insert into graphic_product (graphic_id, product_id) values ('${graphic}', '${product}');`);
});

afterEach(async () => {
  await pool.query(`
    update artist set state = 'ACT', deleted_at = null where id = '${artist}';
    update graphic set state = 'ACT', deleted_at = null where id = '${graphic}';
    update product set state = 'ACT', deleted_at = null where id = '${product}';
    update product_option set state = 'ACT', deleted_at = null where id = '${option}';
    update mockup_group set deleted_at = null where id = '${front}';`);
});

const withdrawals = [
  ['the artist is hidden', `update artist set state = 'HIDDEN' where id = '${artist}'`],
  ['the artist is deleted', `update artist set deleted_at = now() where id = '${artist}'`],
  ['the graphic is hidden', `update graphic set state = 'HIDDEN' where id = '${graphic}'`],
  ['the graphic is deleted', `update graphic set deleted_at = now() where id = '${graphic}'`],
  ['the product is hidden', `update product set state = 'HIDDEN' where id = '${product}'`],
  ['the product is deleted', `update product set deleted_at = now() where id = '${product}'`],
  ['the color is hidden', `update product_option set state = 'HIDDEN' where id = '${option}'`],
  ['the side is deleted', `update mockup_group set deleted_at = now() where id = '${front}'`],
] as const;

describe('a custom of the shop', () => {
  const numbers = async () => {
    const { best_customs } = await execute<Main>('MainMore', { ...visitor, shown: 0 });
    const page = { id: product, customId: id('custom', 1), ...visitor };
    const { product_by_pk: asked } = await execute<Partial<ProductPage>>('ProductPage', page);
    const { product_by_pk: more } = await execute<Partial<ProductMore>>('ProductMore', {
      id: product,
      ...visitor,
    });
    return [
      best_customs.length,
      asked?.requested_customs.length ?? 0,
      more?.product_templates.filter(({ product_custom }) => product_custom).length ?? 0,
    ];
  };

  test('is offered while all it is made of is sold', async () => {
    expect(await numbers()).toEqual([1, 1, 1]);
  });

  test.each(withdrawals)('is offered nowhere when %s', async (_what, sql) => {
    await pool.query(sql);
    expect(await numbers()).toEqual([0, 0, 0]);
  });
});

test('a template whose custom is not sold takes no place among the eight', async () => {
  await pool.query(`update graphic set state = 'HIDDEN' where id = '${graphic}'`);
  const { product_by_pk } = await execute<ProductMore>('ProductMore', { id: product, ...visitor });
  expect(product_by_pk.product_templates).toEqual([]);
});

test('a custom of a member is no template, not even for that member', async () => {
  const own = id('custom', 2);
  await pool.query(
    `insert into product_template (product_id, product_custom_id) values ('${product}', '${own}')`,
  );
  const { product_by_pk } = await execute<ProductMore>('ProductMore', { id: product, ...viewer }, owner);
  const { product_template } = await execute<{ product_template: readonly object[] }>(
    'ProductTemplates',
    { productId: product, limit: 24 },
    owner,
  );
  await pool.query(`delete from product_template where product_custom_id = '${own}'`);
  expect([product_by_pk.product_templates.length, product_template.length]).toEqual([1, 1]);
});

test.each(withdrawals.slice(0, 4))('a graphic has no page and is in no list when %s', async (_what, sql) => {
  expect(await placesOfGraphic()).toEqual([true, 1, 1]);
  await pool.query(sql);
  expect(await placesOfGraphic()).toEqual([false, 0, 0]);
});

async function placesOfGraphic() {
  const { graphic_by_pk } = await execute<{ graphic_by_pk: object | null }>('GraphicPage', {
    id: graphic,
    ...visitor,
  });
  const { best_graphics } = await execute<Main>('MainMore', { ...visitor, shown: 0 });
  const { product_by_pk } = await execute<ProductMore>('ProductMore', { id: product, ...visitor });
  return [graphic_by_pk !== null, best_graphics.length, product_by_pk.graphic_products.length];
}

test.each(withdrawals)(
  'a member keeps their own custom, which says what is missing, when %s',
  async (_what, sql) => {
    await pool.query(sql);
    const { product_custom } = await execute<{ product_custom: readonly SavedCustom[] }>(
      'SavedCustoms',
      ownRows('id'),
      owner,
    );
    expect(product_custom.map(({ name_ko }) => name_ko)).toEqual(['하나의']);
    expect(JSON.stringify(product_custom)).toMatch(/"(product|option|mockup_group|graphic)":null/);
  },
);

/** The variables of a list of the member's own rows. */
const ownRows = (key: string) => ({
  where: { user_id: { _eq: viewer.viewerId }, deleted_at: { _is_null: true } },
  order_by: [{ created_at: 'desc' }, { [key]: 'asc' }],
  limit: 10,
  offset: 0,
});

type SavedCustom = { readonly name_ko: string };

test.each(withdrawals.slice(0, 4))(
  'a like of a graphic stays in the list without it when %s',
  async (_what, sql) => {
    await pool.query(sql);
    type Likes = { readonly graphic_like: readonly { graphic_id: string; graphic: object | null }[] };
    const { graphic_like } = await execute<Likes>(
      'LikedGraphics',
      { ...viewer, ...ownRows('graphic_id') },
      owner,
    );
    expect(graphic_like).toMatchObject([{ graphic_id: graphic, graphic: null }]);
    const counted = await execute<Counts>('Mypage', viewer, owner);
    expect(counted.graphic_like_aggregate.aggregate.count).toBe(1);
  },
);

type Counts = { readonly graphic_like_aggregate: { readonly aggregate: { readonly count: number } } };
