import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useOnlineCheck } from '#src/network/use-online-check.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import styles from './order-buttons.module.css';
import type { Order } from './order-progress.ts';
import type { OrderSheet } from './order-sheet.ts';
import { useReorder } from './use-reorder.ts';

type OrderButtonsProps = { order: Order; onOpen: (sheet: OrderSheet) => void };

/** The actions that concern the order as a whole. */
export function OrderButtons({ order, onOpen }: OrderButtonsProps) {
  const isOnline = useOnlineCheck();
  const reorder = useReorder();
  const [isReordering, setIsReordering] = useState(false);
  const start = async () => {
    setIsReordering(true);
    await reorder(order.products);
    setIsReordering(false);
  };
  return (
    <div className={styles.buttons}>
      <Button variant="outline" busy={isReordering} onClick={() => isOnline() && void start()}>
        <Trans>Buy again</Trans>
      </Button>
      <Link to="/mypage/oneonone/new" {...buttonAttributes({ variant: 'outline' })}>
        <Trans>1:1 inquiry</Trans>
      </Link>
      {order.can_cancel_whole && (
        <Button variant="quiet" onClick={() => isOnline() && onOpen({ kind: 'cancel', order, line: null })}>
          <Trans>Cancel the whole order</Trans>
        </Button>
      )}
    </div>
  );
}
