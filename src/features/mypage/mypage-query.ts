import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

/** The member, and how much they like: each count has the same filter as the page that lists the rows. */
export const mypageQuery = graphql(`
  query Mypage($viewerId: uuid!) {
    user_by_pk(id: $viewerId) {
      id
      nickname
      email
    }
    graphic_like_aggregate(
      where: {
        user_id: { _eq: $viewerId }
        deleted_at: { _is_null: true }
      }
    ) {
      aggregate {
        count
      }
    }
    product_like_aggregate(
      where: {
        user_id: { _eq: $viewerId }
        deleted_at: { _is_null: true }
      }
    ) {
      aggregate {
        count
      }
    }
    review_like_aggregate(
      where: {
        user_id: { _eq: $viewerId }
        deleted_at: { _is_null: true }
      }
    ) {
      aggregate {
        count
      }
    }
  }
`);

export type MypageData = ResultOf<typeof mypageQuery>;
