import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { CustomPriceBreakdown } from '#src/components/product/custom-price-breakdown.tsx';
import { type PriceLine, totalOf } from '#src/shared/custom-price.ts';
import { formatMoney } from '#src/shared/money.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './price-bar.module.css';

type PriceBarProps = {
  lines: readonly PriceLine[];
  /** The product, of which designs are saved until it is back. */
  isSoldOut: boolean;
  /** Nothing is on it that could be ordered. */
  isEmpty: boolean;
  /** It is being saved, and its options are about to be shown. */
  isOrdering: boolean;
  onAdd: () => void;
  onOrder: () => void;
};

/** The price of the custom as it is now; a new amount rolls in. */
export function PriceBar({ lines, isSoldOut, isEmpty, isOrdering, onAdd, onOrder }: PriceBarProps) {
  const { t } = useLingui();
  const total = totalOf(lines);
  return (
    <footer className={styles.bar}>
      {isSoldOut && (
        <p className={styles.notice}>
          <Trans>Sold out right now. You can save your design and order it later.</Trans>
        </p>
      )}
      <div className={styles.price}>
        <output className={styles.total}>
          <span className="visually-hidden">
            <Trans>Total price</Trans>{' '}
          </span>
          <span key={total} className={styles.amount}>
            {formatMoney(total)}
          </span>
        </output>
        <CustomPriceBreakdown lines={lines} />
      </div>
      <div className={styles.buttons}>
        {/* One of them is what comes next. */}
        <Button variant={isEmpty ? 'filled' : 'outline'} aria-label={t`Add a graphic`} onClick={onAdd}>
          <span className={styles.add}>
            <Icon of={Plus} size={20} />
            <Trans>Graphic</Trans>
          </span>
        </Button>
        {!isSoldOut && !isEmpty && (
          <Button busy={isOrdering} onClick={onOrder}>
            <Trans>Order it</Trans>
          </Button>
        )}
      </div>
    </footer>
  );
}
