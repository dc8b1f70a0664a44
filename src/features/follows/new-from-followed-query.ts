import { graphicCardFragment } from '#src/components/cards/graphic-card.tsx';
import { productCardFragment } from '#src/components/cards/product-card.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

/** The newest from all artists and all brands that a member follows. */
export const newFromFollowedQuery = graphql(
  `
    query NewFromFollowed($viewerId: uuid!) {
      new_graphics: graphic(
        where: {
          state: { _eq: "ACT" }
          deleted_at: { _is_null: true }
          artist: { artist_follows: { user_id: { _eq: $viewerId }, deleted_at: { _is_null: true } } }
        }
        order_by: { created_at: desc }
        limit: 10
      ) {
        id
        ...GraphicCard_graphic
      }
      new_products: product(
        where: {
          state: { _eq: "ACT" }
          deleted_at: { _is_null: true }
          brand: { brand_follows: { user_id: { _eq: $viewerId }, deleted_at: { _is_null: true } } }
        }
        order_by: { created_at: desc }
        limit: 10
      ) {
        id
        ...ProductCard_product
      }
    }
  `,
  [graphicCardFragment, productCardFragment],
);

export type NewFromFollowedData = ResultOf<typeof newFromFollowedQuery>;
