import type { ReactNode } from 'react';
import { ArtistCard } from '#src/components/cards/artist-card.tsx';
import { BrandCard } from '#src/components/cards/brand-card.tsx';
import { CustomCard } from '#src/components/cards/custom-card.tsx';
import { GraphicCard } from '#src/components/cards/graphic-card.tsx';
import { mixesCustoms, ProductCard } from '#src/components/cards/product-card.tsx';
import type { SearchKind } from '#src/components/search/search-kinds.ts';
import { useRouteQuery } from '#src/graphql/route-query.ts';
import { type ResultPage, searchCardsQuery } from './result-page.ts';

type Cards = readonly { readonly id: string; readonly card: ReactNode }[];

/** The cards of one kind in the order of the results, without those that have left the shop meanwhile. */
export function useResultCards({ kinds, variables, cards: loaded }: ResultPage, kind: SearchKind): Cards {
  const data = useRouteQuery(searchCardsQuery, variables, loaded);
  const ids = kinds.find((each) => each.kind === kind)?.ids ?? [];
  const cards = new Map(cardsOf(data, kind).map((each) => [each.id, each]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

function cardsOf(data: ResultPage['cards'], kind: SearchKind): Cards {
  switch (kind) {
    case 'product': {
      const isMixed = mixesCustoms(data.product);
      return data.product.map((product) => ({
        id: product.id,
        card: <ProductCard product={product} isMixed={isMixed} />,
      }));
    }
    case 'custom':
      return data.product_custom.map((custom) => ({ id: custom.id, card: <CustomCard custom={custom} /> }));
    case 'graphic':
      return data.graphic.map((graphic) => ({ id: graphic.id, card: <GraphicCard graphic={graphic} /> }));
    case 'artist':
      return data.artist.map((artist) => ({ id: artist.id, card: <ArtistCard artist={artist} /> }));
    case 'brand':
      return data.brand.map((brand) => ({ id: brand.id, card: <BrandCard brand={brand} /> }));
  }
}
