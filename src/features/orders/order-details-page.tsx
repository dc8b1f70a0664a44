import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { DestinationAddress } from '#src/components/order/destination-address.tsx';
import { OrderSection } from '#src/components/order/order-section.tsx';
import { orderStateNames } from '#src/components/order/order-state-names.ts';
import { describePaymentFailure } from '#src/components/order/payment-failure.ts';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { CopyButton } from './copy-button.tsx';
import { DepositCard } from './deposit-card.tsx';
import { HistoryLine } from './history-line.tsx';
import type { Parcel } from './load-order-details.ts';
import { OrderButtons } from './order-buttons.tsx';
import { OrderClaims } from './order-claims.tsx';
import styles from './order-details-page.module.css';
import { OrderPayment } from './order-payment.tsx';
import type { Order } from './order-progress.ts';
import { OrderRefunds } from './order-refunds.tsx';
import type { OrderSheet } from './order-sheet.ts';
import { OrderSheets } from './order-sheets.tsx';
import { OrderSteps } from './order-steps.tsx';
import { ParcelTimeline } from './parcel-timeline.tsx';

type OrderDetailsPageProps = { order: Order; parcels: readonly Parcel[] };

export function OrderDetailsPage({ order, parcels }: OrderDetailsPageProps) {
  const router = useRouter();
  const [sheet, setSheet] = useState<OrderSheet | null>(null);
  const refresh = () => router.invalidate();
  const { deposit } = order;
  return (
    <div className={styles.page}>
      <OrderHead order={order} />
      {order.state === 'DEPOSIT_WAITING' && deposit && (
        <DepositCard deposit={deposit} amount={order.payment_amount} />
      )}
      <OrderRefunds order={order} onOpen={setSheet} />
      <OrderSection title={<Trans>Ordered products</Trans>}>
        <ul className={styles.lines}>
          {order.products.map((line) => (
            <HistoryLine key={line.id} order={order} line={line} onOpen={setSheet} onChanged={refresh} />
          ))}
        </ul>
        <ProductionNotice order={order} />
        <OrderButtons order={order} onOpen={setSheet} />
      </OrderSection>
      {parcels.length > 0 && (
        <OrderSection title={<Trans>Delivery</Trans>}>
          {parcels.map((parcel) => (
            <ParcelTimeline key={parcel.id} parcel={parcel} />
          ))}
        </OrderSection>
      )}
      <OrderClaims claims={order.claims} />
      <OrderSection title={<Trans>Destination</Trans>}>
        <DestinationAddress destination={order.destination} />
      </OrderSection>
      <OrderPayment order={order} />
      <OrderSheets sheet={sheet} onClose={() => setSheet(null)} onChanged={refresh} />
    </div>
  );
}

function OrderHead({ order }: { order: Order }) {
  const formatDay = useFormatDay();
  const { t, i18n } = useLingui();
  const { order_number: number } = order;
  return (
    <header className={styles.head}>
      <h2 className={styles.state}>{i18n._(orderStateNames[order.state])}</h2>
      <p className={styles.number}>
        <span>{formatDay(order.ordered_at)}</span>
        <span className={styles.copied}>
          <Trans>Order number</Trans> {number}
          <CopyButton text={number} label={t`Copy order number`} done={t`The order number is copied.`} />
        </span>
      </p>
      <OrderSteps order={order} />
      {order.state === 'PAYMENT_FAILED' && (
        <div className={styles.failed}>
          <p>{describePaymentFailure(order, i18n)}</p>
          {order.can_pay && (
            <Link
              to="/order/$id"
              params={{ id: order.id }}
              {...buttonAttributes({ variant: 'filled', wide: true })}
            >
              <Trans>Pay again</Trans>
            </Link>
          )}
        </div>
      )}
    </header>
  );
}

/** Why there is no button, and who can help all the same. */
function ProductionNotice({ order: { products } }: { order: Order }) {
  if (!products.some(({ reason_no_cancel }) => reason_no_cancel === 'PRODUCTION_STARTED')) return null;
  return (
    <p className={styles.notice}>
      <Trans>Production has started; this item cannot be canceled.</Trans>{' '}
      <Link to="/mypage/oneonone/new" className={styles.help}>
        <Trans>Ask us by 1:1 inquiry</Trans>
      </Link>
    </p>
  );
}
