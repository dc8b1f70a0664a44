import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { claimStateNames, claimTypeNames } from '#src/components/order/claim-names.ts';
import { OrderSection } from '#src/components/order/order-section.tsx';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './order-claims.module.css';
import type { Order } from './order-progress.ts';

/** Cancellations that were requested, returns and exchanges. */
export function OrderClaims({ claims }: Pick<Order, 'claims'>) {
  const formatDay = useFormatDay();
  const { i18n } = useLingui();
  if (claims.length === 0) return null;
  return (
    <OrderSection title={<Trans>Cancel, return, exchange</Trans>}>
      <ul>
        {claims.map(({ id, type, state, created_at: createdAt }) => (
          <li key={id}>
            <Link to="/mypage/claim/$id" params={{ id }} className={styles.claim}>
              <span className={styles.texts}>
                <strong>
                  {i18n._(claimTypeNames[type])} · {i18n._(claimStateNames[state])}
                </strong>
                <time dateTime={createdAt}>{formatDay(createdAt)}</time>
              </span>
              <Icon of={ChevronRight} size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}
