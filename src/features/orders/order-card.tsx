import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useFormatDay, useFormatDayAndTime } from '#src/i18n/use-dates.ts';
import { useOnlineCheck } from '#src/network/use-online-check.ts';
import { formatMoney } from '#src/shared/money.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { HistoryLine } from './history-line.tsx';
import type { ListedOrder } from './load-orders.ts';
import styles from './order-card.module.css';
import type { OrderSheet } from './order-sheet.ts';

/** Lines of an order in the list; the others are on its own screen. */
const shownLines = 3;

type OrderCardProps = {
  order: ListedOrder;
  onOpen: (sheet: OrderSheet) => void;
  onChanged: () => Promise<void>;
};

export function OrderCard({ order, onOpen, onChanged }: OrderCardProps) {
  const formatDay = useFormatDay();
  const formatDayAndTime = useFormatDayAndTime();
  const { t } = useLingui();
  const isOnline = useOnlineCheck();
  const cancel = () => onOpen({ kind: 'cancel', order, line: null });
  const { id, order_number: number, deposit_deadline: deadline } = order;
  const day = formatDay(order.ordered_at);
  const amount = formatMoney(order.payment_amount);
  const refunded = formatMoney(order.refunded_amount);
  const hidden = order.products.length - shownLines;
  const until = deadline && formatDayAndTime(deadline);
  return (
    <li className={styles.card} aria-label={t`Order of ${day}`}>
      <Link to="/mypage/order/$id" params={{ id }} className={styles.head}>
        <h2 className={styles.day}>{day}</h2>
        <span className={styles.number}>{number}</span>
        <span className={styles.more}>
          {t({ message: 'Details', context: 'order' })}
          <Icon of={ChevronRight} size={16} />
        </span>
      </Link>
      {order.state === 'DEPOSIT_WAITING' && (
        <p className={styles.deposit}>
          <Trans>
            Please deposit {amount} until {until}
          </Trans>
        </p>
      )}
      <ul>
        {order.products.slice(0, shownLines).map((line) => (
          <HistoryLine key={line.id} order={order} line={line} onOpen={onOpen} onChanged={onChanged} />
        ))}
      </ul>
      {hidden > 0 && (
        <Link to="/mypage/order/$id" params={{ id }} className={styles.hidden}>
          <Plural value={hidden} one={`${hidden} more product`} other={`${hidden} more products`} />
        </Link>
      )}
      {order.state === 'DEPOSIT_WAITING' && order.can_cancel_whole && (
        <Button variant="outline" size="small" wide onClick={() => isOnline() && cancel()}>
          <Trans>Cancel order</Trans>
        </Button>
      )}
      <p className={styles.total}>
        <span>
          <Trans>Total</Trans>
        </span>
        <strong>{amount}</strong>
        {order.refunded_amount > 0 && (
          <span className={styles.refunded}>
            <Trans>{refunded} refunded</Trans>
          </span>
        )}
      </p>
    </li>
  );
}
