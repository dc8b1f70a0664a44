import type { Pool } from 'pg';
import { reviewCondition } from '#src/components/review/review-condition.ts';
import { type ListRow, rowsAfter } from '#src/graphql/list-order.ts';
import { nilUuid } from '#src/session/viewer.ts';
import {
  type ReviewListSearch,
  type ReviewSort,
  reviewSortInAddress,
  reviewSorts,
} from '#src/shared/review-list-search.ts';
import { readShippedOperations } from './shipped-operations.ts';
import type { Asked } from './shipped-statements.ts';

type ReviewListRequest = Asked & { readonly what: string };

/** The first two pages of each sort: of all reviews, those with photos, and those of the product with the most; for a visitor. */
export async function reviewListRequests(pool: Pool): Promise<readonly ReviewListRequest[]> {
  const operations = await readShippedOperations();
  const text = operations.find(({ name }) => name === 'ReviewList')?.query ?? '';
  const { rows } = await pool.query<{ id: string }>(
    'select product_id as id from review group by product_id order by count(*) desc limit 1',
  );
  const product_id = rows[0]?.id;
  const filters: ReviewListSearch[] = [{}, { photo: true }, { product_id }, { product_id, photo: true }];
  const lastOf = await lastOfFirstPages(pool);
  return filters.flatMap((filter) =>
    reviewSorts.flatMap((sort) => {
      const condition = reviewCondition({ ...filter, sort: reviewSortInAddress(sort) });
      const variables = { viewerId: nilUuid, ...condition, limit: 10, offset: 0 };
      const later = { _and: [variables.where, rowsAfter(variables.order_by, lastOf[sort])] };
      const request = (what: string, where: object): ReviewListRequest => ({
        what: `${sort}, ${Object.keys(filter).join(' and ')}${what}`,
        role: 'public',
        viewerId: nilUuid,
        request: { text, operationName: 'ReviewList', variables: { ...variables, where } },
      });
      return [request('', variables.where), request(', later', later)];
    }),
  );
}

const orders: Readonly<Record<ReviewSort, string>> = {
  new: 'created_at desc, id',
  high: 'score desc, created_at desc, id',
  low: 'score, created_at desc, id',
  helpful: 'like_count desc, created_at desc, id',
};

/** The tenth review of each sort. */
async function lastOfFirstPages(pool: Pool) {
  const last = async (sort: ReviewSort): Promise<ListRow> => {
    const { rows } = await pool.query<ListRow>(
      `select id, score, like_count, to_jsonb(created_at) #>> '{}' as created_at from review
       where state = 'ACT' and deleted_at is null order by ${orders[sort]} offset 9 limit 1`,
    );
    return rows[0] ?? {};
  };
  return {
    new: await last('new'),
    high: await last('high'),
    low: await last('low'),
    helpful: await last('helpful'),
  };
}
