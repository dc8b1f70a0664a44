import { Trans } from '@lingui/react/macro';
import { AmountList } from '#src/components/order/amount-list.tsx';
import { formatMoney } from '#src/shared/money.ts';
import { CheckoutSection } from './checkout-section.tsx';
import type { Quote } from './checkout-values.ts';
import styles from './coupons-section.module.css';

type AmountsSectionProps = { quote: Quote; problem: string | null };

/** The amounts of the order, before it is paid. */
export function AmountsSection({ quote, problem }: AmountsSectionProps) {
  const { product_amount, delivery_amount, discount_amount, point_amount, delivery, confirm_point } = quote;
  const [remote, missing] = [delivery.remote, delivery.until_free].map(formatMoney);
  const points = formatMoney(confirm_point);
  return (
    <CheckoutSection title={<Trans>Amount to pay</Trans>}>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <AmountList
        amounts={[
          { key: 'products', name: <Trans>Product amount</Trans>, amount: product_amount },
          {
            key: 'delivery',
            name: <Trans>Delivery fee</Trans>,
            amount: delivery_amount,
            note: noteOf(delivery, remote, missing),
          },
          { key: 'coupons', name: <Trans>Coupon discount</Trans>, amount: discount_amount, isDiscount: true },
          { key: 'points', name: <Trans>Points</Trans>, amount: point_amount, isDiscount: true },
        ]}
        total={{ key: 'total', name: <Trans>To pay</Trans>, amount: quote.payment_amount }}
      />
      {confirm_point > 0 && (
        <p className={styles.hint}>
          <Trans>You get {points} in points when you confirm the purchase.</Trans>
        </p>
      )}
    </CheckoutSection>
  );
}

function noteOf(delivery: Quote['delivery'], remote: string | undefined, missing: string | undefined) {
  if (delivery.area === 'JEJU') return <Trans>With {remote} for Jeju</Trans>;
  if (delivery.area === 'ISLAND') return <Trans>With {remote} for an island</Trans>;
  if (delivery.base > 0 && delivery.until_free > 0) return <Trans>{missing} more for free delivery</Trans>;
  return null;
}
