import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useOnlineCheck } from '#src/network/use-online-check.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import styles from './line-actions.module.css';
import type { ListedLine } from './load-orders.ts';
import type { OrderSheet, SheetOrder } from './order-sheet.ts';
import { useConfirmPurchase } from './use-confirm-purchase.ts';

type LineActionsProps = {
  order: SheetOrder;
  line: ListedLine;
  onOpen: (sheet: OrderSheet) => void;
  /** Something has become of the line. */
  onChanged: () => Promise<void>;
};

const appearance = { variant: 'outline', size: 'small' } as const;

/** The actions on a line that the server offers the buyer. */
export function LineActions({ order, line, onOpen, onChanged }: LineActionsProps) {
  const isOnline = useOnlineCheck();
  const confirmPurchase = useConfirmPurchase();
  const [isConfirming, setIsConfirming] = useState(false);
  const can = (...actions: readonly ListedLine['actions'][number][]) =>
    actions.some((action) => line.actions.includes(action));

  const confirm = async () => {
    setIsConfirming(true);
    if (await confirmPurchase(line.id)) await onChanged();
    setIsConfirming(false);
  };
  if (line.actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {can('TRACK') && (
        <Button
          {...appearance}
          onClick={() => onOpen({ kind: 'tracking', orderId: order.id, lineId: line.id })}
        >
          <Trans>Track delivery</Trans>
        </Button>
      )}
      {can('CONFIRM') && (
        <Button {...appearance} busy={isConfirming} onClick={() => void confirm()}>
          <Trans>Confirm purchase</Trans>
        </Button>
      )}
      {can('REVIEW') && (
        <Link
          to="/review/write/$orderProductId/check"
          params={{ orderProductId: line.id }}
          {...buttonAttributes(appearance)}
        >
          <Trans>Write a review</Trans>
        </Link>
      )}
      {can('RETURN', 'EXCHANGE') && (
        <Link
          to="/mypage/claim/new"
          search={{ order: order.id, line: line.id }}
          {...buttonAttributes(appearance)}
        >
          <ClaimLabel line={line} />
        </Link>
      )}
      {can('CANCEL', 'REQUEST_CANCEL') && (
        <Button {...appearance} onClick={() => isOnline() && onOpen({ kind: 'cancel', order, line })}>
          {can('CANCEL') ? <Trans>Cancel order</Trans> : <Trans>Request cancellation</Trans>}
        </Button>
      )}
    </div>
  );
}

function ClaimLabel({ line: { actions } }: { line: ListedLine }) {
  if (!actions.includes('EXCHANGE')) return <Trans>Request return</Trans>;
  if (!actions.includes('RETURN')) return <Trans>Request exchange</Trans>;
  return <Trans>Return or exchange</Trans>;
}
