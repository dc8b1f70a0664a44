import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { AmountList } from '#src/components/amount-list.tsx';
import { OrderLine } from '#src/components/order-line.tsx';
import { paymentMethodNames } from '#src/components/payment-method-names.ts';
import { formatPhone } from '#src/shared/contracts/account-fields.ts';
import { formatDay } from '#src/shared/dates.ts';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { DepositCard } from './deposit-card.tsx';
import styles from './order-complete-page.module.css';
import type { Order } from './order-progress.ts';
import { useReportedPurchase } from './use-reported-purchase.ts';

export function OrderCompletePage({ order }: { order: Order }) {
  const { i18n } = useLingui();
  useReportedPurchase(order);
  const { destination, deposit } = order;
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
      <section className={styles.section}>
        <h3 className={styles.heading}>
          <Trans>Ordered products</Trans>
        </h3>
        <ul>
          {order.products.map((line) => (
            <OrderLine key={line.id} line={line} discount={line.coupon_discount} />
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h3 className={styles.heading}>
          <Trans>Destination</Trans>
        </h3>
        <address className={styles.address}>
          <strong>{destination.recipient}</strong>
          <span>{formatPhone(destination.phone)}</span>
          <span>
            ({destination.zip_code}) {destination.address} {destination.detail_address}
          </span>
          {destination.request && <span>{destination.request}</span>}
        </address>
      </section>
      <section className={styles.section}>
        <h3 className={styles.heading}>
          <Trans>Payment</Trans>
        </h3>
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
            name: isWaiting ? <Trans>To deposit</Trans> : <Trans>Paid</Trans>,
            amount: order.payment_amount,
          }}
        />
        <dl className={styles.facts}>
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
          <a href={order.receipt_url} target="_blank" rel="noreferrer" className={styles.receipt}>
            <Trans>Receipt</Trans>
          </a>
        )}
      </section>
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
