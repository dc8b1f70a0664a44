import { Trans } from '@lingui/react/macro';
import { CheckBox } from '#src/ui/check-box.tsx';
import type { ShownLine } from '#src/writes/cart/cart-lines.ts';
import styles from './cart-page.module.css';

type CartSelectionProps = {
  lines: readonly ShownLine[];
  onSelect: (lines: readonly ShownLine[], isSelected: boolean) => void;
  onRemove: (lines: readonly ShownLine[]) => void;
};

/** Selects all lines that can be bought, and removes the selected ones or those that cannot. */
export function CartSelection({ lines, onSelect, onRemove }: CartSelectionProps) {
  const available = lines.filter(({ is_available }) => is_available);
  const unavailable = lines.filter(({ is_available }) => !is_available);
  const selected = available.filter(({ is_selected }) => is_selected);
  const [count, total] = [selected.length, available.length];
  return (
    <div className={styles.selection}>
      <CheckBox
        checked={total > 0 && count === total}
        disabled={total === 0}
        onChange={({ target }) => onSelect(available, target.checked)}
      >
        <span>
          <Trans>
            Select all ({count}/{total})
          </Trans>
        </span>
      </CheckBox>
      {unavailable.length > 0 && (
        <button type="button" className={styles.textButton} onClick={() => onRemove(unavailable)}>
          <Trans>Remove sold out</Trans>
        </button>
      )}
      {selected.length > 0 && (
        <button type="button" className={styles.textButton} onClick={() => onRemove(selected)}>
          <Trans>Remove selected</Trans>
        </button>
      )}
    </div>
  );
}
