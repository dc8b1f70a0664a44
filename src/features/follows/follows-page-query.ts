import { graphicCardFragment } from '#src/components/graphic-card.tsx';
import { productCardFragment } from '#src/components/product-card.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { followedArtistFragment } from './followed-artists.tsx';
import { followedBrandFragment } from './followed-brands.tsx';

/** Whom a member follows, and the newest from all of them together. */
export const followsPageQuery = graphql(
  `
    query FollowsPage($viewerId: uuid!, $limit: Int!) {
      artist_follow(
        where: {
          user_id: { _eq: $viewerId }
          deleted_at: { _is_null: true }
          artist: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
        }
        order_by: { created_at: desc }
        limit: $limit
      ) {
        ...FollowedArtists_artist_follow
      }
      brand_follow(
        where: {
          user_id: { _eq: $viewerId }
          deleted_at: { _is_null: true }
          brand: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
        }
        order_by: { created_at: desc }
        limit: $limit
      ) {
        ...FollowedBrands_brand_follow
      }
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
  [followedArtistFragment, followedBrandFragment, graphicCardFragment, productCardFragment],
);

export type FollowsPageData = ResultOf<typeof followsPageQuery>;
