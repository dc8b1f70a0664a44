import { useLingui } from '@lingui/react/macro';
import { LineCheckBox } from '#src/components/order/line-check-box.tsx';
import styles from './cancel-lines.module.css';
import type { ListedLine } from './load-orders.ts';

type CancelLinesProps = {
  lines: readonly ListedLine[];
  /** Ids. */
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
};

/** The lines of an order that can be canceled; some or all of them. */
export function CancelLines({ lines, chosen, onChoose }: CancelLinesProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.lines}>
      <legend className="visually-hidden">{t`Products to cancel`}</legend>
      {lines.map((line) => (
        <LineCheckBox
          key={line.id}
          line={line}
          // Without those that were canceled before.
          quantity={line.quantity - line.refunded_quantity}
          checked={chosen.includes(line.id)}
          onChange={({ target }) =>
            onChoose(
              lines.flatMap(({ id }) =>
                (id === line.id ? target.checked : chosen.includes(id)) ? [id] : [],
              ),
            )
          }
        />
      ))}
    </fieldset>
  );
}
