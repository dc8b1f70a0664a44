import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { productInfoFragment } from './product-info.tsx';
import { productReviewsFragment } from './product-reviews.tsx';

export const productMoreQuery = graphql(
  `
    query ProductMore($id: uuid!, $viewerId: uuid!) {
      product_by_pk(id: $id) {
        id
        ...ProductInfo_product
        ...ProductReviews_product
      }
    }
  `,
  [productInfoFragment, productReviewsFragment],
);

export type ProductMoreData = ResultOf<typeof productMoreQuery>;
