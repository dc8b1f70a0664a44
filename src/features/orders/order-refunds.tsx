import { Trans } from '@lingui/react/macro';
import { OrderSection } from '#src/components/order/order-section.tsx';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { formatMoney } from '#src/shared/money.ts';
import { Button } from '#src/ui/button.tsx';
import type { Order } from './order-progress.ts';
import styles from './order-refunds.module.css';
import type { OrderSheet } from './order-sheet.ts';

type OrderRefundsProps = { order: Order; onOpen: (sheet: OrderSheet) => void };

/** Money that goes back or went back, each time with its receipt. */
export function OrderRefunds({ order: { id, cancellations }, onOpen }: OrderRefundsProps) {
  const formatDay = useFormatDay();
  if (cancellations.length === 0) return null;
  return (
    <OrderSection title={<Trans>Refunds</Trans>}>
      {cancellations.some(({ needs_refund_account }) => needs_refund_account) && (
        <div className={styles.missing}>
          <p>
            <Trans>Please tell us the account that the money of your deposit goes back to.</Trans>
          </p>
          <Button wide onClick={() => onOpen({ kind: 'refund-account', orderId: id })}>
            <Trans>Enter refund account</Trans>
          </Button>
        </div>
      )}
      <ul className={styles.refunds}>
        {cancellations.map((cancellation) => (
          <li key={cancellation.id} className={styles.refund}>
            <p className={styles.what}>
              <RefundState {...cancellation} />
            </p>
            <p className={styles.amount}>{formatMoney(cancellation.amount)}</p>
            <p className={styles.when}>
              <time dateTime={cancellation.created_at}>{formatDay(cancellation.created_at)}</time>
            </p>
            {cancellation.receipt_url && (
              <a href={cancellation.receipt_url} target="_blank" rel="noreferrer" className={styles.receipt}>
                <Trans>Cancellation receipt</Trans>
              </a>
            )}
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}

type Cancellation = Order['cancellations'][number];

function RefundState({ state, needs_refund_account, refund_due_at }: Cancellation) {
  const formatDay = useFormatDay();
  if (state === 'SUCCEEDED') return <Trans>Refunded</Trans>;
  if (needs_refund_account) return <Trans>Waits for your account</Trans>;
  if (!refund_due_at) return <Trans>On its way back</Trans>;
  const day = formatDay(refund_due_at);
  return <Trans>On its way back, by {day}</Trans>;
}
