import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { promotionBannerFragment } from './promotion-banner.tsx';

/** The first screen of /main if the operator has not composed a main page. */
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
    }
  `,
  [promotionBannerFragment],
);

export type DefaultMainData = ResultOf<typeof defaultMainQuery>;
