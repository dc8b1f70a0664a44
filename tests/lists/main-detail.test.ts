import { beforeAll, expect, test } from 'vitest';
import { rowsAfter } from '#src/graphql/list-order.ts';
import { id } from '../support/small-shop.ts';
import { visitor, withStorefrontService } from '../support/storefront-service.ts';

const { pool, execute } = await withStorefrontService();

// Block 4 has items of its own and of two thumbnails, of all kinds; 2 is hidden and 5 deleted.
beforeAll(async () => {
  await pool.query(`
    insert into main_page (id, type, deleted_at) values ('${id('page', 4)}', 'TAG', null), ('${id('page', 5)}', 'TAG', now());
    insert into main_page_thumbnail (id, main_page_id, position)
      select ('00000000-0000-4000-0040-' || lpad(n::text, 12, '0'))::uuid, '${id('page', 4)}', n from generate_series(1, 2) n;
    insert into plan (id, title) values ('${id('page', 90)}', '기획전');
    insert into main_page_item (main_page_id, main_page_thumbnail_id, position, type, refer_id)
      select '${id('page', 4)}', thumbnail, position, type, refer_id::uuid
      from (values (null), ('00000000-0000-4000-0040-000000000001'), ('00000000-0000-4000-0040-000000000002')) t (thumbnail_id),
        lateral (select thumbnail_id::uuid as thumbnail) one,
        (values (1, 'PRODUCT', '${id('product', 1)}'), (2, 'PRODUCT_CUSTOM', '${id('custom', 1)}'), (3, 'BRAND', '${id('brand', 1)}'),
          (4, 'ARTIST', '${id('artist', 1)}'), (5, 'GRAPHIC', '${id('graphic', 1)}'), (6, 'PLAN', '${id('page', 90)}'),
          (7, 'REVIEW', '${id('review', 1)}')) item (position, type, refer_id);
    insert into main_page_item (main_page_id, position, type, refer_id) values
      ('${id('page', 2)}', 1, 'PRODUCT', '${id('product', 1)}'), ('${id('page', 5)}', 1, 'PRODUCT', '${id('product', 1)}')`);
});

type Item = Record<string, unknown> & { readonly id: string; readonly position: number };
type Items = { readonly main_page_item: readonly Item[] };

const order_by = [{ position: 'asc' as const }, { id: 'asc' as const }];

async function readItems(block: string): Promise<readonly Item[]> {
  const found: Item[] = [];
  const limit = 4;
  for (;;) {
    const last = found.at(-1);
    const ofBlock = { main_page_id: { _eq: block } };
    const where = last ? { _and: [ofBlock, rowsAfter(order_by, last)] } : ofBlock;
    const page = await execute<Items>('MainDetailItems', { ...visitor, where, order_by, limit, offset: 0 });
    found.push(...page.main_page_item);
    if (page.main_page_item.length < limit) return found;
  }
}

test('all items of a block come in its order, those of its thumbnails too, each once', async () => {
  const items = await readItems(id('page', 4));
  expect(items.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7].flatMap((n) => [n, n, n]));
  expect(new Set(items.map((item) => item.id)).size).toBe(21);
  const kinds = ['product', 'product_custom', 'brand', 'artist', 'graphic', 'plan', 'review'];
  for (const item of items) expect(item[kinds[item.position - 1] ?? '']).toMatchObject({ id: item.refer_id });
});

test('a graphic that was withdrawn is not shown', async () => {
  const items = await readItems(id('page', 1));
  expect(items.map(({ graphic, product }) => [graphic !== null, product !== null])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
});

test.each([
  ['hidden', id('page', 2)],
  ['deleted', id('page', 5)],
  ['unknown', id('page', 6)],
])('a block that is %s has neither a page nor items', async (_what, block) => {
  expect(await execute('MainDetail', { id: block })).toEqual({ main_page_by_pk: null });
  expect(await readItems(block)).toEqual([]);
});
