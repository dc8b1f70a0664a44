import { Trans, useLingui } from '@lingui/react/macro';
import { Picture } from '#src/components/picture.tsx';
import { useVariantName } from '#src/components/variant-name.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { CheckBox } from '#src/ui/check-box.tsx';
import styles from './cancel-lines.module.css';
import type { ListedLine } from './load-orders.ts';

type CancelLinesProps = {
  lines: readonly ListedLine[];
  /** Ids. */
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
};

/** The lines of an order that can be cancelled; some or all of them. */
export function CancelLines({ lines, chosen, onChoose }: CancelLinesProps) {
  const { t } = useLingui();
  const text = useLocaleText();
  const variantName = useVariantName();
  return (
    <fieldset className={styles.lines}>
      <legend className="visually-hidden">{t`Products to cancel`}</legend>
      {lines.map((line) => (
        <CheckBox
          key={line.id}
          checked={chosen.includes(line.id)}
          onChange={({ target }) =>
            onChoose(
              lines.flatMap(({ id }) =>
                (id === line.id ? target.checked : chosen.includes(id)) ? [id] : [],
              ),
            )
          }
        >
          <span className={styles.line}>
            <span className={styles.picture}>
              <Picture src={line.image_src} alt="" size="s" ratio="1" />
            </span>
            <span className={styles.texts}>
              <span className={styles.name}>{text(line.name_ko, line.name_en)}</span>
              <span className={styles.variant}>
                {variantName(line)} · <Pieces line={line} />
              </span>
            </span>
          </span>
        </CheckBox>
      ))}
    </fieldset>
  );
}

/** Without those that were cancelled before. */
function Pieces({ line }: { line: ListedLine }) {
  const quantity = line.quantity - line.refunded_quantity;
  return <Trans>Quantity {quantity}</Trans>;
}
