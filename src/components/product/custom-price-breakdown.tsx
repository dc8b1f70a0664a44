import { Trans } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import type { PriceLine } from '#src/shared/custom-price.ts';
import { formatMoney } from '#src/shared/money.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './custom-price-breakdown.module.css';

type CustomPriceBreakdownProps = {
  lines: readonly PriceLine[];
  /** Their total, which opens them: in a grid each card would say the same words otherwise. */
  price?: ReactNode;
};

/** The items of the total price of a custom product, collapsed at first. */
export function CustomPriceBreakdown({ lines, price }: CustomPriceBreakdownProps) {
  const text = useLocaleText();
  return (
    <details className={styles.breakdown}>
      <summary className={styles.summary}>
        {price && <span className={styles.total}>{price}</span>}
        <span className={price ? 'visually-hidden' : undefined}>
          <Trans>Price details</Trans>
        </span>
        <Icon of={ChevronDown} size={16} />
      </summary>
      <dl className={styles.lines}>
        {lines.map(({ id, part, amount, name_ko, name_en }) => (
          <div key={id} className={styles.line} data-part={part}>
            <dt>{text(name_ko, name_en)}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
