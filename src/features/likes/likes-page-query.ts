import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { likedGraphicFragment } from './liked-graphics.tsx';
import { likedProductFragment } from './liked-products.tsx';
import { likedReviewFragment } from './liked-reviews.tsx';

/** The first page of every tab. A like of something that has left the shop is listed, too: `null` stands for the thing. */
export const likesPageQuery = graphql(
  `
    query LikesPage($viewerId: uuid!, $limit: Int!) {
      graphic_like(
        where: {
          user_id: { _eq: $viewerId }
          deleted_at: { _is_null: true }
        }
        order_by: { created_at: desc }
        limit: $limit
      ) {
        ...LikedGraphics_graphic_like
      }
      product_like(
        where: {
          user_id: { _eq: $viewerId }
          deleted_at: { _is_null: true }
        }
        order_by: { created_at: desc }
        limit: $limit
      ) {
        ...LikedProducts_product_like
      }
      review_like(
        where: {
          user_id: { _eq: $viewerId }
          deleted_at: { _is_null: true }
        }
        order_by: { created_at: desc }
        limit: $limit
      ) {
        ...LikedReviews_review_like
      }
    }
  `,
  [likedGraphicFragment, likedProductFragment, likedReviewFragment],
);

export type LikesPageData = ResultOf<typeof likesPageQuery>;
