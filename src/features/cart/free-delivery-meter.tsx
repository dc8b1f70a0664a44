import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '#src/shared/money.ts';
import { type Cart, cartAmounts, type ShownLine } from '#src/writes/cart/cart-lines.ts';
import styles from './free-delivery-meter.module.css';

/** How much is missing for free delivery. */
export function FreeDeliveryMeter({ lines, cart }: { lines: readonly ShownLine[]; cart: Cart }) {
  const { t } = useLingui();
  const { products, untilFree } = cartAmounts(lines, cart);
  if (cart.delivery_fee === 0 || cart.free_threshold === 0) return null;
  const missing = formatMoney(untilFree);
  return (
    <div className={styles.meter}>
      <p className={styles.text} role="status">
        {untilFree === 0 ? (
          <Trans>Delivery is free.</Trans>
        ) : (
          <Trans>
            <strong>{missing}</strong> more for free delivery
          </Trans>
        )}
      </p>
      <progress
        className={styles.bar}
        aria-label={t`Towards free delivery`}
        max={cart.free_threshold}
        value={Math.min(products, cart.free_threshold)}
      />
    </div>
  );
}
