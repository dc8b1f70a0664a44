import { Trans } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import type { PriceLine } from '#src/shared/custom-price.ts';
import { formatMoney } from '#src/shared/money.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './custom-price-breakdown.module.css';

/** The items of the total price of a custom product, collapsed at first. */
export function CustomPriceBreakdown({ lines }: { lines: readonly PriceLine[] }) {
  const text = useLocaleText();
  return (
    <details className={styles.breakdown}>
      <summary className={styles.summary}>
        <Trans>Price details</Trans>
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
