import { Trans } from '@lingui/react/macro';
import { formatMoney } from '#src/shared/money.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './cancel-sheet.module.css';
import type { Canceled } from './use-cancellation.ts';

type CancelResultProps = { result: Canceled; onClose: () => void };

export function CancelResult({ result, onClose }: CancelResultProps) {
  const amount = formatMoney(result.refund_amount);
  const points = formatMoney(result.refund_point);
  return (
    <div className={styles.result} role="status">
      <p className={styles.title}>
        {result.requested ? <Trans>Your request has arrived</Trans> : <Trans>It is canceled</Trans>}
      </p>
      {result.requested && (
        <p className={styles.hint}>
          <Trans>We answer within two business days. You can follow it in your orders.</Trans>
        </p>
      )}
      {result.refund_amount > 0 && (
        <p className={styles.hint}>
          <Trans>{amount} goes back the way it was paid, within three business days.</Trans>
        </p>
      )}
      {result.refund_point > 0 && (
        <p className={styles.hint}>
          <Trans>Points of {points} are yours again.</Trans>
        </p>
      )}
      <Button wide onClick={onClose}>
        <Trans>Done</Trans>
      </Button>
    </div>
  );
}
