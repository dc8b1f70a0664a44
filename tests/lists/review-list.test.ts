import { beforeAll, expect, test } from 'vitest';
import { reviewCondition } from '#src/components/review/review-condition.ts';
import { rowsAfter } from '#src/graphql/list-order.ts';
import { type ReviewListSearch, reviewSorts } from '#src/shared/review-list-search.ts';
import { id } from '../support/small-shop.ts';
import { visitor, withStorefrontService } from '../support/storefront-service.ts';

const { pool, execute } = await withStorefrontService();

// Equal values in each column that is sorted by. Product 3 is hidden.
beforeAll(() =>
  pool.query(`
    insert into review (id, product_id, user_id, score, content, state, like_count, created_at, deleted_at)
      select ('00000000-0000-4000-0009-' || lpad((100 + n)::text, 12, '0'))::uuid,
        case n % 5 when 4 then '${id('product', 3)}' when 3 then '${id('product', 2)}' else '${id('product', 1)}' end::uuid,
        '${id('user', 1)}', 1 + n % 5, 'r ' || n, case n % 8 when 7 then 'BLIND' else 'ACT' end, n % 4,
        timestamptz '2026-01-01' + n % 7 * interval '1 hour', case n % 11 when 10 then now() end
      from generate_series(1, 60) n;
    insert into review_image (review_id, src, width, height)
      select id, '/r', 1, 1 from review, generate_series(1, 2) where content like 'r %' and like_count % 2 = 0`),
);

const orders = {
  new: 'created_at desc, id',
  high: 'score desc, created_at desc, id',
  low: 'score, created_at desc, id',
  helpful: 'like_count desc, created_at desc, id',
} as const;

type Row = { readonly id: string } & Readonly<Record<string, unknown>>;

/** All rows of a list, page by page. */
async function readAll(search: ReviewListSearch): Promise<readonly string[]> {
  const { where: all, order_by } = reviewCondition(search);
  const limit = 4;
  const found: Row[] = [];
  for (;;) {
    const last = found.at(-1);
    const where = last ? { _and: [all, rowsAfter(order_by, last)] } : all;
    const { review } = await execute<{ review: readonly Row[] }>('ReviewList', {
      ...visitor,
      where,
      order_by,
      limit,
      offset: 0,
    });
    found.push(...review);
    if (review.length < limit) return found.map((row) => row.id);
  }
}

const filters = [
  ['of all products', {}, 'true'],
  ['with photos', { photo: true }, 'exists (select from review_image where review_id = review.id)'],
  ['of one product', { product_id: id('product', 2) }, `product_id = '${id('product', 2)}'`],
] as const;

for (const [what, filter, condition] of filters) {
  test.each(reviewSorts)(
    `the reviews ${what} in the order %s are those that are shown, each once`,
    async (sort) => {
      const { rows } = await pool.query<{ id: string }>(
        `select review.id from review where state = 'ACT' and deleted_at is null and ${condition}
         and product_id <> '${id('product', 3)}' order by ${orders[sort]}`,
      );
      expect(rows.length).toBeGreaterThan(5);
      const inAddress = sort === 'new' ? {} : { sort };
      expect(await readAll({ ...filter, ...inAddress })).toEqual(rows.map((row) => row.id));
    },
  );
}

test('a hidden product has no list', async () => {
  expect(await readAll({ product_id: id('product', 3) })).toEqual([]);
});

test('the page of a review has no product to show if that is hidden', async () => {
  const shown = await execute('ReviewPage', { id: id('review', 1), ...visitor });
  expect(shown).toMatchObject({ review_by_pk: { product: { id: id('product', 1) } } });
  const { rows } = await pool.query<{ id: string }>(
    `select id from review where product_id = $1 and state = 'ACT' and deleted_at is null limit 1`,
    [id('product', 3)],
  );
  const hidden = await execute('ReviewPage', { id: rows[0]?.id, ...visitor });
  expect(hidden).toMatchObject({ review_by_pk: { product: null } });
  for (const missing of [id('review', 3), id('review', 99)]) {
    expect(await execute('ReviewPage', { id: missing, ...visitor })).toEqual({ review_by_pk: null });
  }
});
