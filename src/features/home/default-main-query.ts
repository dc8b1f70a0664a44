import { productCardFragment } from '#src/components/product-card.tsx';
import { reviewCardFragment } from '#src/components/review-card.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { promotionBannerFragment } from './promotion-banner.tsx';

/** What the default main shows beside the best sections, when the operator has not composed a page. */
export const defaultMainQuery = graphql(
  `
    query DefaultMain($viewerId: uuid!) {
      home_template(
        where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
        order_by: { position: asc }
        limit: 5
      ) {
        id
        ...PromotionBanner_home_template
      }
      new_products: product(
        where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
        order_by: { created_at: desc }
        limit: 10
      ) {
        id
        ...ProductCard_product
      }
      review(
        where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
        order_by: { created_at: desc }
        limit: 10
      ) {
        id
        ...ReviewCard_review
      }
    }
  `,
  [promotionBannerFragment, productCardFragment, reviewCardFragment],
);

export type DefaultMainData = ResultOf<typeof defaultMainQuery>;
