import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { OrderPage } from './load-orders.ts';
import styles from './order-groups.module.css';
import type { OrderGroup, OrderListSearch } from './order-list-search.ts';

type GroupTab = {
  readonly group: OrderGroup | undefined;
  readonly label: MessageDescriptor;
  readonly count?: keyof OrderPage['counts'];
};

const tabs: readonly GroupTab[] = [
  { group: undefined, label: msg({ message: 'All', context: 'orders' }) },
  { group: 'payment', label: msg`Deposit / payment`, count: 'PAYMENT' },
  { group: 'production', label: msg`Produce / shipping`, count: 'PRODUCTION' },
  { group: 'delivered', label: msg`Delivered`, count: 'DELIVERED' },
  { group: 'confirmed', label: msg`Confirmed`, count: 'CONFIRMED' },
];

type OrderGroupsProps = { search: OrderListSearch; counts: OrderPage['counts'] };

/** The groups of the specification, with how many orders are in them. */
export function OrderGroups({ search, counts }: OrderGroupsProps) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`State of orders`} className={styles.groups}>
      {tabs.map(({ group, label, count }) => (
        <Link
          key={label.id}
          to="/mypage/order"
          search={{ ...search, group }}
          replace
          resetScroll={false}
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: false }}
          className={styles.group}
          aria-current={search.group === group ? 'page' : undefined}
        >
          <span className={styles.count}>{count ? counts[count] : <AllMark />}</span>
          <span className={styles.label}>{i18n._(label)}</span>
        </Link>
      ))}
    </nav>
  );
}

/** In place of a number: the others do not add up to it. */
function AllMark() {
  return (
    <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true">
      <path d="M5 7h14M5 12h14M5 17h9" />
    </svg>
  );
}
