import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { orderStateNames } from '#src/components/order/order-state-names.ts';
import { useNumberedPages } from '#src/components/page/use-numbered-pages.ts';
import { adminOrdersPerPage } from '#src/shared/contracts/page-sizes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { Select } from '#src/ui/select.tsx';
import { BrandOrderEntry } from './brand-order-entry.tsx';
import {
  type BrandOrder,
  type BrandOrderState,
  brandOrderStates,
  loadBrandOrders,
} from './brand-order-list.ts';
import styles from './brand-orders-page.module.css';

type BrandOrdersPageProps = {
  state: BrandOrderState | undefined;
  loaded: { readonly orders: readonly BrandOrder[]; readonly total: number };
  onState: (state: BrandOrderState | undefined) => void;
};

/** Lines of orders of a brand’s products, and where they go while they are sent. */
export function BrandOrdersPage({ state, loaded, onState }: BrandOrdersPageProps) {
  const { t, i18n } = useLingui();
  const { context } = useRouter().options;
  const pages = useNumberedPages({
    first: loaded.orders,
    total: loaded.total,
    perPage: adminOrdersPerPage,
    load: async (page) => (await loadBrandOrders(context, state, page)).orders,
  });

  return (
    <div className={styles.page}>
      <Select
        label={t`State of the lines`}
        value={state ?? 'ALL'}
        choices={[
          { value: 'ALL' as const, label: t`All paid orders` },
          ...brandOrderStates.map((value) => ({ value, label: i18n._(orderStateNames[value]) })),
        ]}
        onSelect={(value) => onState(value === 'ALL' ? undefined : value)}
      />
      {/* Above the list, whose end may be far away. */}
      <p className={styles.note}>
        <Trans>
          You see the recipient only while a line is prepared or on its way. Each look is recorded.
        </Trans>
      </p>
      {pages.items.length === 0 ? (
        <EmptyState title={<Trans>No orders here</Trans>}>
          <Trans>Paid orders of your products will be here.</Trans>
        </EmptyState>
      ) : (
        <InfiniteList state={pages.state} onMore={pages.more}>
          <ul>
            {pages.items.map((order) => (
              <BrandOrderEntry key={order.id} order={order} />
            ))}
          </ul>
        </InfiniteList>
      )}
    </div>
  );
}
