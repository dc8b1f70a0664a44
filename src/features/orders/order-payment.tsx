import { Trans, useLingui } from '@lingui/react/macro';
import { AmountList } from '#src/components/amount-list.tsx';
import { paymentMethodNames } from '#src/components/payment-method-names.ts';
import { formatDayAndTime } from '#src/shared/dates.ts';
import { formatMoney } from '#src/shared/money.ts';
import styles from './order-payment.module.css';
import type { Order } from './order-progress.ts';
import { OrderSection } from './order-section.tsx';

/** What the order is made of, how it was paid, and what proves it. */
export function OrderPayment({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const points = formatMoney(order.earned_point_expected);
  return (
    <OrderSection title={<Trans>Payment</Trans>}>
      <AmountList
        amounts={[
          { key: 'products', name: <Trans>Product amount</Trans>, amount: order.product_amount },
          { key: 'delivery', name: <Trans>Delivery fee</Trans>, amount: order.delivery_amount },
          {
            key: 'coupons',
            name: <Trans>Coupon discount</Trans>,
            amount: order.discount_amount,
            isDiscount: true,
          },
          { key: 'points', name: <Trans>Points</Trans>, amount: order.point_amount, isDiscount: true },
        ]}
        total={{
          key: 'total',
          name: order.paid_at ? <Trans>Paid</Trans> : <Trans>To pay</Trans>,
          amount: order.payment_amount,
        }}
      />
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
            <dd>{order.cash_receipt.identifier_masked}</dd>
          </>
        )}
      </dl>
      {order.earned_point_expected > 0 && order.state !== 'CONFIRMED' && (
        <p className={styles.points}>
          <Trans>Points of {points} for confirming the purchase</Trans>
        </p>
      )}
      {order.receipt_url && (
        <a href={order.receipt_url} target="_blank" rel="noreferrer" className={styles.receipt}>
          <Trans>Receipt</Trans>
        </a>
      )}
    </OrderSection>
  );
}
