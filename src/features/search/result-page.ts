import { type ApiContext, callApi } from '#src/api/call-api.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { artistCardFragment } from '#src/components/cards/artist-card.tsx';
import { brandCardFragment } from '#src/components/cards/brand-card.tsx';
import { customCardFragment } from '#src/components/cards/custom-card.tsx';
import { graphicCardFragment } from '#src/components/cards/graphic-card.tsx';
import { productCardFragment } from '#src/components/cards/product-card.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import type { LazyClient } from '#src/graphql/lazy-client.ts';
import { loadRouteQuery } from '#src/graphql/route-query.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import type { KindOrAll } from './search-address.ts';

export const searchCardsQuery = graphql(
  `
    query SearchCards(
      $viewerId: uuid!
      $product: [uuid!]!
      $custom: [uuid!]!
      $graphic: [uuid!]!
      $artist: [uuid!]!
      $brand: [uuid!]!
    ) {
      product(where: { id: { _in: $product } }) {
        id
        ...ProductCard_product
      }
      product_custom(where: { id: { _in: $custom } }) {
        id
        ...CustomCard_product_custom
      }
      graphic(where: { id: { _in: $graphic } }) {
        id
        ...GraphicCard_graphic
      }
      artist(where: { id: { _in: $artist } }) {
        id
        ...ArtistCard_artist
      }
      brand(where: { id: { _in: $brand } }) {
        id
        ...BrandCard_brand
      }
    }
  `,
  [productCardFragment, customCardFragment, graphicCardFragment, artistCardFragment, brandCardFragment],
);

export type FoundKind = ResponseOf<'GET /search'>['kinds'][number];

export type ResultPage = {
  readonly kinds: readonly FoundKind[];
  readonly variables: ReturnType<typeof cardVariables>;
  readonly cards: ResultOf<typeof searchCardsQuery>;
};

export type SearchContext = ApiContext & { readonly client: LazyClient };

type Request = { readonly keyword: string; readonly kind: KindOrAll; readonly cursor?: string };

/** @throws QueryError */
export async function loadPage(context: SearchContext, query: Request) {
  const { kinds, similar } = unwrap(await callApi(context, 'GET /search', { query }));
  return { similar, page: await loadCards(context, kinds) };
}

/** The cards of what was found, from the data service or from this device. @throws QueryError */
export async function loadCards(context: SearchContext, kinds: readonly FoundKind[]): Promise<ResultPage> {
  const variables = cardVariables(context.session.viewer().id, kinds);
  const hasItems = kinds.some(({ ids }) => ids.length > 0);
  const cards = hasItems ? await loadRouteQuery(context.client, searchCardsQuery, variables) : noCards;
  return { kinds, variables, cards };
}

const noCards = { product: [], product_custom: [], graphic: [], artist: [], brand: [] };

function cardVariables(viewerId: string, kinds: readonly FoundKind[]) {
  const idsOf = (kind: FoundKind['kind']) => [...(kinds.find((each) => each.kind === kind)?.ids ?? [])];
  return {
    viewerId,
    product: idsOf('product'),
    custom: idsOf('custom'),
    graphic: idsOf('graphic'),
    artist: idsOf('artist'),
    brand: idsOf('brand'),
  };
}
