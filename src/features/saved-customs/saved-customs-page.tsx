import { useLingui } from '@lingui/react/macro';
import { CardGrid } from '#src/components/card-grid.tsx';
import { CustomCard, customCardFragment } from '#src/components/custom-card.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { useList } from '#src/graphql/use-list.ts';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { NoCustoms } from './no-customs.tsx';

const customsPerPage = 8;

const savedCustomsQuery = graphql(
  `
    query SavedCustoms(
      $where: product_custom_bool_exp!
      $order_by: [product_custom_order_by!]!
      $limit: Int!
      $offset: Int!
    ) {
      product_custom(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
        id
        created_at
        ...CustomCard_product_custom
      }
    }
  `,
  [customCardFragment],
);

/** What a member has designed, newest first. */
export const savedCustoms = (viewerId: string) => ({
  document: savedCustomsQuery,
  field: 'product_custom' as const,
  variables: {
    where: { user_id: { _eq: viewerId }, type: { _eq: 'USER' }, deleted_at: { _is_null: true } },
    order_by: [{ created_at: 'desc' as const }, { id: 'asc' as const }],
    limit: customsPerPage,
    offset: 0,
  },
});

type SavedCustomsPageProps = { viewerId: string; loaded: ResultOf<typeof savedCustomsQuery> };

export function SavedCustomsPage({ viewerId, loaded }: SavedCustomsPageProps) {
  const { t } = useLingui();
  const { data, state, more } = useList(savedCustoms(viewerId), loaded);
  const customs = data.product_custom;
  if (customs.length === 0 && state === 'complete') return <NoCustoms />;
  return (
    <InfiniteList state={state} onMore={more}>
      <CardGrid
        label={t`Saved designs`}
        cards={customs.map((custom) => ({ id: custom.id, card: <CustomCard custom={custom} /> }))}
      />
    </InfiniteList>
  );
}
