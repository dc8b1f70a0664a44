import { useLingui } from '@lingui/react/macro';
import { CardGrid } from '#src/components/card-grid.tsx';
import { CustomCard, customCardFragment } from '#src/components/custom-card.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { olderThan } from '#src/graphql/older-than.ts';
import { useListKey } from '#src/graphql/use-list-key.ts';
import { usePages } from '#src/graphql/use-pages.ts';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { NoCustoms } from './no-customs.tsx';

export const customsPerPage = 8;

export const savedCustomFragment = graphql(
  `
    fragment SavedCustoms_product_custom on product_custom {
      id
      created_at
      ...CustomCard_product_custom
    }
  `,
  [customCardFragment],
);

const moreSavedCustoms = graphql(
  `
    query MoreSavedCustoms($viewerId: uuid!, $limit: Int!, $before: timestamptz!, $known: [uuid!]!) {
      product_custom(
        where: {
          user_id: { _eq: $viewerId }
          type: { _eq: "USER" }
          deleted_at: { _is_null: true }
          created_at: { _lte: $before }
          id: { _nin: $known }
        }
        order_by: { created_at: desc }
        limit: $limit
      ) {
        ...SavedCustoms_product_custom
      }
    }
  `,
  [savedCustomFragment],
);

type SavedCustomsPageProps = {
  viewerId: string;
  first: readonly FragmentOf<typeof savedCustomFragment>[];
};

/** What a member has designed, newest first. */
export function SavedCustomsPage({ viewerId, first }: SavedCustomsPageProps) {
  const { t } = useLingui();
  const listKey = useListKey('saved-customs');
  const { rows, state, more } = usePages({
    first: readFragment(savedCustomFragment, first),
    pageSize: customsPerPage,
    document: moreSavedCustoms,
    after: (known) => ({ viewerId, limit: customsPerPage, ...olderThan(known, ({ id }) => id) }),
    rowsOf: (data) => readFragment(savedCustomFragment, data.product_custom),
    keyOf: (row) => row.id,
    listKey,
  });
  if (rows.length === 0 && state === 'complete') return <NoCustoms />;
  return (
    <InfiniteList state={state} onMore={more}>
      <CardGrid
        label={t`Saved designs`}
        cards={rows.map((custom) => ({ id: custom.id, card: <CustomCard custom={custom} /> }))}
      />
    </InfiniteList>
  );
}
