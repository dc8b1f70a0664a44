import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import type { OrderPage } from './load-orders.ts';
import { OrderCard } from './order-card.tsx';
import { OrderGroups } from './order-groups.tsx';
import type { OrderListSearch } from './order-list-search.ts';
import { OrderPeriods } from './order-periods.tsx';
import type { OrderSheet } from './order-sheet.ts';
import { OrderSheets } from './order-sheets.tsx';
import styles from './orders-page.module.css';
import { ReceiptDrawing } from './receipt-drawing.tsx';
import { useOrderPages } from './use-order-pages.ts';

type OrdersPageProps = {
  search: OrderListSearch;
  first: OrderPage;
  onSearch: (search: OrderListSearch) => void;
};

/** The viewer’s orders by group and by period. */
export function OrdersPage({ search, first, onSearch }: OrdersPageProps) {
  return (
    <div className={styles.page}>
      <OrderGroups search={search} counts={first.counts} />
      <OrderPeriods key={`${search.from} ${search.to}`} search={search} onSearch={onSearch} />
      <OrderList key={JSON.stringify(search)} search={search} first={first} />
    </div>
  );
}

function OrderList({ search, first }: Pick<OrdersPageProps, 'search' | 'first'>) {
  const { t } = useLingui();
  const { orders, state, more, refresh } = useOrderPages(search, first);
  const [sheet, setSheet] = useState<OrderSheet | null>(null);
  if (orders.length === 0) return <NoOrders search={search} />;
  return (
    <section aria-label={t`Orders`}>
      <InfiniteList state={state} onMore={more}>
        <ol className={styles.list}>
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} onOpen={setSheet} onChanged={refresh} />
          ))}
        </ol>
      </InfiniteList>
      <OrderSheets sheet={sheet} onClose={() => setSheet(null)} onChanged={refresh} />
    </section>
  );
}

function NoOrders({ search: { group, period, from, to } }: { search: OrderListSearch }) {
  const isFiltered = Boolean(group || period || from || to);
  return (
    <EmptyState
      size="page"
      drawing={<ReceiptDrawing />}
      title={isFiltered ? <Trans>No such orders</Trans> : <Trans>No orders yet</Trans>}
      action={
        isFiltered ? (
          <Link to="/mypage/order" {...buttonAttributes({ variant: 'outline' })}>
            <Trans>See all orders</Trans>
          </Link>
        ) : (
          <Link to="/product" {...buttonAttributes({ variant: 'filled' })}>
            <Trans>Find something you like</Trans>
          </Link>
        )
      }
    >
      {isFiltered ? (
        <Trans>Try another state or a longer period.</Trans>
      ) : (
        <Trans>Your orders and where they are will be here.</Trans>
      )}
    </EmptyState>
  );
}
