import { useLingui } from '@lingui/react/macro';
import { Sheet } from '#src/ui/sheet.tsx';
import { CancelForm } from './cancel-form.tsx';
import { CancelResult } from './cancel-result.tsx';
import styles from './cancel-sheet.module.css';
import type { ListedLine } from './load-orders.ts';
import type { SheetOrder } from './order-sheet.ts';
import { useCancellation } from './use-cancellation.ts';

type CancelSheetProps = {
  order: SheetOrder;
  /** Chosen at first; otherwise all that can be canceled, at once or by a request. */
  line: ListedLine | null;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

/** Chooses what to cancel, says what comes back, and cancels it: one button, no further question. */
export function CancelSheet({ order, line, onClose, onChanged }: CancelSheetProps) {
  const { t } = useLingui();
  const cancellation = useCancellation(order);
  const lines = line ? [line] : order.products;
  const isRequest =
    order.state !== 'DEPOSIT_WAITING' && !lines.some(({ actions }) => actions.includes('CANCEL'));
  const { result } = cancellation;
  return (
    <Sheet title={isRequest ? t`Request cancellation` : t`Cancel order`} onClose={onClose}>
      <div className={styles.sheet}>
        {result ? (
          <CancelResult result={result} onClose={onClose} />
        ) : (
          <CancelForm order={order} line={line} cancellation={cancellation} onChanged={onChanged} />
        )}
      </div>
    </Sheet>
  );
}
