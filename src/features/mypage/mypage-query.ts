import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

/** The member, and the sizes of their lists: each count has the same filter as the page that lists the rows. */
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
    artist_follow_aggregate(
      where: {
        user_id: { _eq: $viewerId }
        deleted_at: { _is_null: true }
        artist: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
      }
    ) {
      aggregate {
        count
      }
    }
    brand_follow_aggregate(
      where: {
        user_id: { _eq: $viewerId }
        deleted_at: { _is_null: true }
        brand: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
      }
    ) {
      aggregate {
        count
      }
    }
    product_custom_aggregate(
      where: { user_id: { _eq: $viewerId }, type: { _eq: "USER" }, deleted_at: { _is_null: true } }
    ) {
      aggregate {
        count
      }
    }
    review_aggregate(where: { user_id: { _eq: $viewerId }, deleted_at: { _is_null: true } }) {
      aggregate {
        count
      }
    }
  }
`);

export type MypageData = ResultOf<typeof mypageQuery>;
