import { reviewSummaryFragment } from '#src/components/review/review-summary.tsx';
import { reviewedProductFragment } from '#src/components/review/reviewed-product.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

/** The product that the address of the list names. */
export const reviewedProductQuery = graphql(
  `
    query ReviewedProduct($id: uuid!) {
      product_by_pk(id: $id) {
        id
        name_ko
        name_en
        review_count
        ...ReviewedProduct_product
        ...ReviewSummary_product
      }
    }
  `,
  [reviewedProductFragment, reviewSummaryFragment],
);

export type ReviewedProductData = ResultOf<typeof reviewedProductQuery>;
