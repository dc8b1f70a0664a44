import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { orderStateNames } from '#src/components/order-state-names.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Select } from '#src/ui/select.tsx';
import { showToast } from '#src/ui/toasts.ts';
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
  const [later, setLater] = useState<readonly BrandOrder[]>([]);
  const [pages, setPages] = useState(1);
  const [isLoading, setIsLoading] = useState(false);
  const orders = [...loaded.orders, ...later];

  const loadMore = async () => {
    setIsLoading(true);
    try {
      const next = await loadBrandOrders(context, state, pages + 1);
      const known = new Set(orders.map(({ id }) => id));
      setLater([...later, ...next.orders.filter(({ id }) => !known.has(id))]);
      setPages(pages + 1);
    } catch {
      showToast(t`Please check your connection and try again.`);
    }
    setIsLoading(false);
  };

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
      {orders.length === 0 ? (
        <EmptyState title={<Trans>No orders here</Trans>}>
          <Trans>Paid orders of your products will be here.</Trans>
        </EmptyState>
      ) : (
        <ul>
          {orders.map((order) => (
            <BrandOrderEntry key={order.id} order={order} />
          ))}
        </ul>
      )}
      {orders.length < loaded.total && (
        <Button variant="outline" wide busy={isLoading} onClick={() => void loadMore()}>
          <Trans>Show more</Trans>
        </Button>
      )}
      <p className={styles.note}>
        <Trans>
          You see the recipient only while a line is prepared or on its way. Each look is recorded.
        </Trans>
      </p>
    </div>
  );
}
