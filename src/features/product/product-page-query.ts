import { graphql } from '#src/graphql/graphql.ts';
import { productDeliveryFragment } from './product-delivery.tsx';
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
        requested_customs: product_customs(
          where: { id: { _eq: $customId }, deleted_at: { _is_null: true } }
        ) {
          name_ko
          name_en
        }
        ...ProductPage_product
      }
      shop_policy_by_pk(id: 1) {
        id
        ...ProductDelivery_shop_policy
      }
      shop_holiday(order_by: { day: desc }, limit: 100) {
        day
      }
    }
  `,
  [productPageFragment, productDeliveryFragment],
);
