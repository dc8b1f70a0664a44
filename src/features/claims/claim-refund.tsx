import { Trans } from '@lingui/react/macro';
import { AmountList } from '#src/components/order/amount-list.tsx';
import { OrderSection } from '#src/components/order/order-section.tsx';
import { ReceiptLink } from '#src/components/order/receipt-link.tsx';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import styles from './claim-page.module.css';
import type { Claim } from './load-claim.ts';

/** The refund and the return fee, or the fee of an exchange, unless nothing comes of the claim. */
export function ClaimRefund({ claim }: { claim: Claim }) {
  if (claim.state === 'REJECTED' || claim.state === 'WITHDRAWN') return null;
  return claim.type === 'EXCHANGE' ? <ExchangeFee claim={claim} /> : <Refund claim={claim} />;
}

function ExchangeFee({ claim: { return_fee: fee } }: { claim: Claim }) {
  if (fee === 0) return null;
  return (
    <OrderSection title={<Trans>Delivery cost</Trans>}>
      <AmountList
        amounts={[]}
        total={{ key: 'total', name: <Trans>To put into the parcel</Trans>, amount: fee }}
      />
    </OrderSection>
  );
}

function Refund({ claim }: { claim: Claim }) {
  const { return_fee: fee, refund_point: points, cancellation } = claim;
  const isBack = cancellation?.state === 'SUCCEEDED' || claim.state === 'DONE';
  const isDeducted = claim.fee_payment === 'DEDUCT';
  const costs = {
    key: 'fee',
    name: <Trans>Return delivery fee</Trans>,
    amount: fee,
    isDiscount: isDeducted,
    note: !isDeducted && <Trans>In the parcel, as you chose</Trans>,
  };
  return (
    <OrderSection title={<Trans>Refund</Trans>}>
      <AmountList
        amounts={[
          ...(fee > 0 ? [costs] : []),
          ...(points > 0
            ? [{ key: 'points', name: <Trans>Points that come back</Trans>, amount: points }]
            : []),
        ]}
        total={{
          key: 'total',
          name: isBack ? <Trans>Refunded</Trans> : <Trans>Expected refund</Trans>,
          amount: claim.refund_amount,
        }}
      />
      {!isBack && <DueDay day={cancellation?.refund_due_at ?? null} />}
      {cancellation?.receipt_url && (
        <ReceiptLink href={cancellation.receipt_url}>
          <Trans>Cancellation receipt</Trans>
        </ReceiptLink>
      )}
    </OrderSection>
  );
}

function DueDay({ day: due }: { day: string | null }) {
  const formatDay = useFormatDay();
  const day = due && formatDay(due);
  return (
    day && (
      <p className={styles.number}>
        <Trans>On its way back, by {day}</Trans>
      </p>
    )
  );
}
