import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { formatMoney } from '#src/shared/money.ts';
import type { PointEntry } from './load-points.ts';
import styles from './points-page.module.css';

const reasons = {
  ORDER_CONFIRM: msg`Purchase confirmed`,
  REVIEW_TEXT: msg`Review written`,
  REVIEW_PHOTO: msg`Review with photos written`,
  EVENT: msg`Event`,
  ADMIN: msg`Given by the shop`,
  ORDER_USE: msg`Used for an order`,
  ORDER_REFUND: msg`Back from a refund`,
  CLAWBACK: msg`Points taken back`,
  EXPIRE: msg`Expired`,
} as const satisfies Record<PointEntry['reason_code'], object>;

export function PointEntries({ entries }: { entries: readonly PointEntry[] }) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`History`}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <EntryTexts entry={entry} />
          <EntryAmounts entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function EntryTexts({ entry }: { entry: PointEntry }) {
  const formatDay = useFormatDay();
  const { i18n } = useLingui();
  const { memo, reason_code, created_at, order_id, order_number, type, expires_at } = entry;
  const lastDay = expires_at && formatDay(expires_at);
  return (
    <div className={styles.texts}>
      <p className={styles.reason}>{memo ?? i18n._(reasons[reason_code])}</p>
      <p className={styles.byline}>
        {formatDay(created_at)}
        {type === 'ADD' && lastDay && (
          <>
            {' · '}
            <Trans>Until {lastDay}</Trans>
          </>
        )}
      </p>
      {order_id && (
        <Link to="/mypage/order/$id" params={{ id: order_id }} className={styles.order}>
          <Trans>Order {order_number}</Trans>
        </Link>
      )}
    </div>
  );
}

function EntryAmounts({ entry: { type, amount, balance_after } }: { entry: PointEntry }) {
  const left = formatMoney(balance_after);
  return (
    <div className={styles.amounts}>
      <p className={styles.amount} data-type={type}>
        {type === 'ADD' ? '+' : '−'}
        {formatMoney(amount)}
      </p>
      <p className={styles.byline}>
        <Trans>{left} then</Trans>
      </p>
    </div>
  );
}
