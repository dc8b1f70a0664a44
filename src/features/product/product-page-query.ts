import { graphql } from '#src/graphql/graphql.ts';
import { productPageFragment } from './product-page.tsx';

/** `$customId` is the nil UUID if no custom product is requested. */
export const productPageQuery = graphql(
  `
    query ProductPage($id: uuid!, $customId: uuid!, $viewerId: uuid!) {
      product_by_pk(id: $id) {
        id
        name_ko
        name_en
        image_src
        description
        description_en
        price
        promotion_price
        state
        stock_count
        average_score
        review_count
        brand {
          id
          name_ko
          name_en
        }
        ...ProductPage_product
      }
    }
  `,
  [productPageFragment],
);
