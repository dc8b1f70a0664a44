import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { CardGrid } from '#src/components/card-grid.tsx';
import { CustomCard, customCardFragment } from '#src/components/custom-card.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { useList } from '#src/graphql/use-list.ts';
import { useOnlineCheck } from '#src/offline/use-online-check.ts';
import { Button } from '#src/ui/button.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { NoCustoms } from './no-customs.tsx';
import styles from './saved-customs-page.module.css';

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
        product {
          id
        }
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

/** What is ordered: a design, and the product that it decorates. */
export type OrderedCustom = { readonly customId: string; readonly productId: string };

type SavedCustomsPageProps = {
  viewerId: string;
  loaded: ResultOf<typeof savedCustomsQuery>;
  /** Orders a design in several sizes and quantities. */
  orderSheet: (custom: OrderedCustom, onClose: () => void) => ReactNode;
};

export function SavedCustomsPage({ viewerId, loaded, orderSheet }: SavedCustomsPageProps) {
  const { t } = useLingui();
  const isOnline = useOnlineCheck();
  const [ordered, setOrdered] = useState<OrderedCustom | null>(null);
  const { data, state, more } = useList(savedCustoms(viewerId), loaded);
  const customs = data.product_custom;
  const cardOf = (custom: (typeof customs)[number]) => {
    const productId = custom.product?.id;
    const order = () => productId && isOnline() && setOrdered({ customId: custom.id, productId });
    return (
      <div className={styles.card}>
        <CustomCard custom={custom} />
        {productId && (
          <Button variant="outline" size="small" onClick={order}>
            <Trans>Order this design</Trans>
          </Button>
        )}
      </div>
    );
  };
  if (customs.length === 0 && state === 'complete') return <NoCustoms />;
  return (
    <InfiniteList state={state} onMore={more}>
      <CardGrid
        label={t`Saved designs`}
        cards={customs.map((custom) => ({ id: custom.id, card: cardOf(custom) }))}
      />
      {ordered && orderSheet(ordered, () => setOrdered(null))}
    </InfiniteList>
  );
}
