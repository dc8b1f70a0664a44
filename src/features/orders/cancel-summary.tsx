import { Trans } from '@lingui/react/macro';
import { AmountList } from '#src/components/order/amount-list.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './cancel-sheet.module.css';
import type { useCancelQuote } from './use-cancel-quote.ts';

type CancelSummaryProps = { quote: ReturnType<typeof useCancelQuote>; isWhole: boolean };

/** The refund, before it is canceled. */
export function CancelSummary({ quote, isWhole }: CancelSummaryProps) {
  if (quote === undefined) return <Skeleton ratio="320 / 56" />;
  if ('problem' in quote)
    return (
      <p className={styles.problem} role="alert">
        {quote.problem}
      </p>
    );
  const { refund_amount, refund_point, delivery_charge } = quote;
  if (isWhole && refund_amount + refund_point === 0)
    return (
      <p className={styles.hint}>
        <Trans>Nothing was paid yet, so nothing has to come back.</Trans>
      </p>
    );
  return (
    <div className={styles.summary}>
      <AmountList
        amounts={[
          ...(refund_point > 0
            ? [{ key: 'points', name: <Trans>Points that come back</Trans>, amount: refund_point }]
            : []),
          ...(delivery_charge > 0
            ? [
                {
                  key: 'delivery',
                  name: <Trans>Delivery fee</Trans>,
                  amount: delivery_charge,
                  isDiscount: true,
                  note: <Trans>What is left no longer reaches free delivery.</Trans>,
                },
              ]
            : []),
        ]}
        total={{ key: 'refund', name: <Trans>Expected refund</Trans>, amount: refund_amount }}
      />
    </div>
  );
}
