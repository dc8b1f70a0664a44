import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { DestinationAddress } from '#src/components/order/destination-address.tsx';
import { OrderLine } from '#src/components/order/order-line.tsx';
import { OrderSection } from '#src/components/order/order-section.tsx';
import { paymentMethodNames } from '#src/components/order/payment-method-names.ts';
import { ReceiptLink } from '#src/components/order/receipt-link.tsx';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { DepositCard } from './deposit-card.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import { OrderArrival } from './order-arrival.tsx';
import styles from './order-complete-page.module.css';
import payment from './order-payment.module.css';
import type { Order } from './order-progress.ts';
import { useReportedPurchase } from './use-reported-purchase.ts';

export function OrderCompletePage({ order }: { order: Order }) {
  const formatDay = useFormatDay();
  const { i18n } = useLingui();
  useReportedPurchase(order);
  const { deposit } = order;
  const isWaiting = order.state === 'DEPOSIT_WAITING';
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <svg viewBox="0 0 56 56" className={styles.mark} aria-hidden="true">
          <circle cx="28" cy="28" r="28" />
          <path d="M17 29l8 8 15-17" />
        </svg>
        <h2 className={styles.title}>
          {isWaiting ? (
            <Trans>Your order waits for the deposit</Trans>
          ) : (
            <Trans>Thank you, your order is placed</Trans>
          )}
        </h2>
        <p className={styles.number}>
          <Trans>Order number</Trans> <strong>{order.order_number}</strong>
        </p>
      </div>
      {isWaiting && deposit && <DepositCard deposit={deposit} amount={order.payment_amount} />}
      <OrderSection title={<Trans>Ordered products</Trans>}>
        <ul>
          {order.products.map((line) => (
            <OrderLine key={line.id} line={line} discount={line.coupon_discount} />
          ))}
        </ul>
      </OrderSection>
      <OrderSection title={<Trans>Destination</Trans>}>
        {!isWaiting && <OrderArrival order={order} />}
        <DestinationAddress destination={order.destination} />
      </OrderSection>
      <OrderSection title={<Trans>Payment</Trans>}>
        <OrderAmounts order={order} total={isWaiting ? <Trans>To deposit</Trans> : <Trans>Paid</Trans>} />
        <dl className={payment.facts}>
          <dt>
            <Trans>Payment method</Trans>
          </dt>
          <dd>{i18n._(paymentMethodNames[order.payment_method])}</dd>
          <dt>
            <Trans>Order date</Trans>
          </dt>
          <dd>{formatDay(order.ordered_at)}</dd>
        </dl>
        {order.receipt_url && (
          <ReceiptLink href={order.receipt_url}>
            <Trans>Receipt</Trans>
          </ReceiptLink>
        )}
      </OrderSection>
      <div className={styles.links}>
        <Link
          to="/mypage/order/$id"
          params={{ id: order.id }}
          {...buttonAttributes({ variant: 'outline', wide: true })}
        >
          <Trans>Order details</Trans>
        </Link>
        <Link to="/main" {...buttonAttributes({ variant: 'filled', wide: true })}>
          <Trans>Keep shopping</Trans>
        </Link>
      </div>
    </div>
  );
}
