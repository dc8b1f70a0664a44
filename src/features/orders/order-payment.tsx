import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { OrderSection } from '#src/components/order/order-section.tsx';
import { paymentMethodNames } from '#src/components/order/payment-method-names.ts';
import { ReceiptLink } from '#src/components/order/receipt-link.tsx';
import { useFormatDayAndTime } from '#src/i18n/use-dates.ts';
import { formatMoney } from '#src/shared/money.ts';
import { OrderAmounts } from './order-amounts.tsx';
import styles from './order-payment.module.css';
import type { Order } from './order-progress.ts';

const cashReceiptStates = {
  REQUESTED: msg({ message: 'Requested', context: 'cash receipt' }),
  ISSUED: msg({ message: 'Issued', context: 'cash receipt' }),
  CANCELED: msg({ message: 'Canceled', context: 'cash receipt' }),
  FAILED: msg({ message: 'Could not be issued', context: 'cash receipt' }),
} as const satisfies Record<NonNullable<Order['cash_receipt']>['state'], MessageDescriptor>;

/** The amounts of the order, how it was paid, and its receipts. */
export function OrderPayment({ order }: { order: Order }) {
  const formatDayAndTime = useFormatDayAndTime();
  const { i18n } = useLingui();
  const points = formatMoney(order.earned_point_expected);
  return (
    <OrderSection title={<Trans>Payment</Trans>}>
      <OrderAmounts order={order} total={order.paid_at ? <Trans>Paid</Trans> : <Trans>To pay</Trans>} />
      <dl className={styles.facts}>
        {order.refunded_amount > 0 && (
          <>
            <dt>
              <Trans>Refunded amount</Trans>
            </dt>
            <dd className={styles.refunded}>{formatMoney(order.refunded_amount)}</dd>
          </>
        )}
        <dt>
          <Trans>Payment method</Trans>
        </dt>
        <dd>{i18n._(paymentMethodNames[order.payment_method])}</dd>
        {order.paid_at && (
          <>
            <dt>
              <Trans>Paid on</Trans>
            </dt>
            <dd>{formatDayAndTime(order.paid_at)}</dd>
          </>
        )}
        {order.cash_receipt && (
          <>
            <dt>
              <Trans>Cash receipt</Trans>
            </dt>
            <dd>
              {order.cash_receipt.identifier_masked} · {i18n._(cashReceiptStates[order.cash_receipt.state])}
            </dd>
          </>
        )}
      </dl>
      {order.earned_point_expected > 0 && order.state !== 'CONFIRMED' && (
        <p className={styles.points}>
          <Trans>Points of {points} for confirming the purchase</Trans>
        </p>
      )}
      {order.receipt_url && (
        <ReceiptLink href={order.receipt_url}>
          <Trans>Receipt</Trans>
        </ReceiptLink>
      )}
    </OrderSection>
  );
}
