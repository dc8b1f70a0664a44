import type { MypageData } from './mypage-query.ts';

type Counted = { readonly aggregate: { readonly count: number } | null };

const sum = (...counted: readonly Counted[]) =>
  counted.reduce((total, { aggregate }) => total + (aggregate?.count ?? 0), 0);

/** The numbers at the head of my page: the same rows that the pages behind them list. */
export function memberNumbers(data: MypageData) {
  return {
    likes: sum(data.graphic_like_aggregate, data.product_like_aggregate, data.review_like_aggregate),
    follows: sum(data.artist_follow_aggregate, data.brand_follow_aggregate),
    designs: sum(data.product_custom_aggregate),
    reviews: sum(data.review_aggregate),
  };
}
