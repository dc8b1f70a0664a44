import type { ReviewListSearch, ReviewSort } from '#src/shared/review-list-search.ts';

const newest = [{ created_at: 'desc' as const }, { id: 'asc' as const }];

/** Each order is that of an index of migration 023 for one product, and of migrations 012 and 031 for all of them. */
const reviewOrders = {
  new: newest,
  high: [{ score: 'desc' as const }, ...newest],
  low: [{ score: 'asc' as const }, ...newest],
  helpful: [{ like_count: 'desc' as const }, ...newest],
} as const satisfies Record<ReviewSort, unknown>;

/** Filter and order of the reviews of one product or of all. */
export const reviewCondition = ({ product_id, photo, sort }: ReviewListSearch) => ({
  where: {
    ...(product_id && { product_id: { _eq: product_id } }),
    ...(photo && { image_count: { _gt: 0 } }),
  },
  order_by: [...reviewOrders[sort ?? 'new']],
});
