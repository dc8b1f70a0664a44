import { useLingui } from '@lingui/react/macro';
import { CardGrid } from '#src/components/cards/card-grid.tsx';
import { CustomCard, customCardFragment } from '#src/components/cards/custom-card.tsx';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { loadList } from '#src/graphql/load-list.ts';
import { useList } from '#src/graphql/use-list.ts';
import { InfiniteList } from '#src/ui/infinite-list.tsx';

const artistCustomsQuery = graphql(
  `
    query ArtistCustoms(
      $where: product_custom_artist_bool_exp!
      $order_by: [product_custom_artist_order_by!]!
      $limit: Int!
      $offset: Int!
    ) {
      product_custom_artist(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
        product_custom_id
        artist_id
        created_at
        product_custom {
          id
          ...CustomCard_product_custom
        }
      }
    }
  `,
  [customCardFragment],
);

/** The order is that of an index of migration 030. */
const artistCustoms = (artistId: string) => ({
  document: artistCustomsQuery,
  field: 'product_custom_artist' as const,
  variables: {
    where: {
      artist_id: { _eq: artistId },
      product_custom: { type: { _eq: 'SHOP' }, deleted_at: { _is_null: true } },
    },
    order_by: [{ created_at: 'desc' as const }, { product_custom_id: 'desc' as const }],
    limit: 8,
    offset: 0,
  },
});

/** The products that the shop sells with graphics of an artist, newest first. */
export function ArtistCustoms({ artistId }: { artistId: string }) {
  const list = artistCustoms(artistId);
  return (
    <DeferredQuery query={list.document} variables={list.variables} load={(client) => loadList(client, list)}>
      {(loaded) => <LoadedCustoms list={list} loaded={loaded} />}
    </DeferredQuery>
  );
}

type LoadedCustomsProps = {
  list: ReturnType<typeof artistCustoms>;
  loaded: ResultOf<typeof artistCustomsQuery>;
};

function LoadedCustoms({ list, loaded }: LoadedCustomsProps) {
  const { t } = useLingui();
  const { data, state, more } = useList(list, loaded);
  return (
    <InfiniteList state={state} onMore={more}>
      <CardGrid
        label={t`Products with graphics of this artist`}
        cards={data.product_custom_artist.flatMap(({ product_custom: custom }) =>
          custom ? [{ id: custom.id, card: <CustomCard custom={custom} /> }] : [],
        )}
      />
    </InfiniteList>
  );
}
