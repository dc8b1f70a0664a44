import { reviewSummaryFragment } from '#src/components/review/review-summary.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { guidePolicyFragment, productGuideFragment } from './product-guide.tsx';
import { productInfoFragment } from './product-info.tsx';

export const productMoreQuery = graphql(
  `
    query ProductMore($id: uuid!, $viewerId: uuid!) {
      product_by_pk(id: $id) {
        id
        review_count
        ...ProductInfo_product
        ...ReviewSummary_product
        ...ProductGuide_product
      }
      shop_policy_by_pk(id: 1) {
        id
        inquiry_max_chars
        ...ProductGuide_shop_policy
      }
    }
  `,
  [productInfoFragment, reviewSummaryFragment, productGuideFragment, guidePolicyFragment],
);

export type ProductMoreData = ResultOf<typeof productMoreQuery>;
