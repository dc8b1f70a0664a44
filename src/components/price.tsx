import { Trans } from '@lingui/react/macro';
import { formatMoney } from '#src/shared/money.ts';
import type { Offer } from '#src/shared/price.ts';
import styles from './price.module.css';

/** `23% 29,000원 38,000원`: percentage and original price are shown only if there is a discount. */
export function Price({ offer, size = 'card' }: { offer: Offer; size?: 'card' | 'page' }) {
  const { now, discount } = offer;
  return (
    <p className={styles.price} data-size={size}>
      {discount && <span className={styles.percent}>{discount.percent}%</span>}
      <span>
        {discount && (
          <span className="visually-hidden">
            <Trans>Sale price</Trans>{' '}
          </span>
        )}
        {formatMoney(now)}
      </span>
      {discount && (
        <s className={styles.was}>
          <span className="visually-hidden">
            <Trans>Regular price</Trans>{' '}
          </span>
          {formatMoney(discount.was)}
        </s>
      )}
    </p>
  );
}
