import { customCardFragment } from '#src/components/cards/custom-card.tsx';
import { graphicCardFragment } from '#src/components/cards/graphic-card.tsx';
import { productCardFragment } from '#src/components/cards/product-card.tsx';
import { reviewCardFragment } from '#src/components/review/review-card.tsx';
import { graphql } from '#src/graphql/graphql.ts';

/** The content of the default main page below its promotions. */
export const defaultMoreQuery = graphql(
  `
    query DefaultMore($viewerId: uuid!) {
      best_customs: product_custom(
        where: { is_best: { _eq: true }, type: { _eq: "SHOP" }, deleted_at: { _is_null: true } }
        order_by: { created_at: desc }
        limit: 8
      ) {
        id
        ...CustomCard_product_custom
      }
      best_graphics: graphic(
        where: { is_best: { _eq: true }, state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
        order_by: { position: asc }
        limit: 12
      ) {
        id
        ...GraphicCard_graphic
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
  [customCardFragment, graphicCardFragment, productCardFragment, reviewCardFragment],
);
