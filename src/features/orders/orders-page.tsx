import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useNumberedPages } from '#src/components/page/use-numbered-pages.ts';
import { ordersPerPage } from '#src/shared/contracts/page-sizes.ts';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { loadOrders, type OrderPage } from './load-orders.ts';
import { OrderCard } from './order-card.tsx';
import { OrderGroups } from './order-groups.tsx';
import type { OrderListSearch } from './order-list-search.ts';
import { OrderPeriods } from './order-periods.tsx';
import type { OrderSheet } from './order-sheet.ts';
import { OrderSheets } from './order-sheets.tsx';
import styles from './orders-page.module.css';
import { ReceiptDrawing } from './receipt-drawing.tsx';

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
  const { context } = useRouter().options;
  const { items, state, more, refresh } = useNumberedPages({
    first: first.orders,
    total: first.total,
    perPage: ordersPerPage,
    load: async (page) => (await loadOrders(context, search, page)).orders,
  });
  const [sheet, setSheet] = useState<OrderSheet | null>(null);
  return (
    <>
      {items.length === 0 ? (
        <NoOrders search={search} />
      ) : (
        <section aria-label={t`Orders`}>
          <InfiniteList state={state} onMore={more}>
            <ol className={styles.list}>
              {items.map((order) => (
                <OrderCard key={order.id} order={order} onOpen={setSheet} onChanged={refresh} />
              ))}
            </ol>
          </InfiniteList>
        </section>
      )}
      {/* The last order of a group leaves it when it is canceled; its sheet still says so. */}
      <OrderSheets sheet={sheet} onClose={() => setSheet(null)} onChanged={refresh} />
    </>
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
