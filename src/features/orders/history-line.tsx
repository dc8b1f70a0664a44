import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { claimStateNames, claimTypeNames } from '#src/components/order/claim-names.ts';
import { OrderLine } from '#src/components/order/order-line.tsx';
import { orderStateNames } from '#src/components/order/order-state-names.ts';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { formatMoney } from '#src/shared/money.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './history-line.module.css';
import { LineActions } from './line-actions.tsx';
import type { ListedLine } from './load-orders.ts';
import type { OrderSheet, SheetOrder } from './order-sheet.ts';

type HistoryLineProps = {
  order: SheetOrder;
  line: ListedLine;
  onOpen: (sheet: OrderSheet) => void;
  onChanged: () => Promise<void>;
};

/** A line of an order that was placed: what has become of it, and what the buyer may do. */
export function HistoryLine({ order, line, onOpen, onChanged }: HistoryLineProps) {
  const { i18n } = useLingui();
  return (
    <OrderLine
      line={line}
      discount={line.coupon_discount}
      product={{ id: line.product_id, customId: line.product_custom_id }}
      label={
        <p className={styles.state} data-state={line.state}>
          {i18n._(orderStateNames[line.state])}
        </p>
      }
    >
      <LineNotes line={line} />
      <LineActions order={order} line={line} onOpen={onOpen} onChanged={onChanged} />
    </OrderLine>
  );
}

function LineNotes({ line }: { line: ListedLine }) {
  const { i18n } = useLingui();
  const notes = notesOf(line, useFormatDay());
  if (notes.length === 0 && !line.claim) return null;
  return (
    <div className={styles.notes}>
      {line.claim && (
        <Link to="/mypage/claim/$id" params={{ id: line.claim.id }} className={styles.claim}>
          <span>{i18n._(claimTypeNames[line.claim.type])}</span>
          <strong>{i18n._(claimStateNames[line.claim.state])}</strong>
          <Icon of={ChevronRight} size={16} />
        </Link>
      )}
      {notes.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

type Note = { readonly key: string; readonly text: ReactNode };

function notesOf(line: ListedLine, formatDay: (timestamp: string) => string): readonly Note[] {
  const { refunded_quantity: refunded, quantity, auto_confirm_at: confirmAt } = line;
  const notes: Note[] = [];
  if (line.exchange_of)
    notes.push({ key: 'exchange', text: <Trans>Sent in exchange for another one.</Trans> });
  if (refunded > 0 && refunded < quantity)
    notes.push({
      key: 'refunded',
      text: (
        <Trans>
          {refunded} of {quantity} refunded
        </Trans>
      ),
    });
  if (line.state === 'DELIVERED' && confirmAt && !isBeingDecided(line)) {
    const day = formatDay(confirmAt);
    notes.push({ key: 'auto', text: <Trans>The purchase is confirmed by itself on {day}</Trans> });
  }
  if (line.state === 'CONFIRMED' && line.earned_point) {
    const points = formatMoney(line.earned_point);
    notes.push({ key: 'points', text: <Trans>You got points of {points}.</Trans> });
  }
  return notes;
}

/** Nothing is confirmed by itself meanwhile. */
function isBeingDecided({ claim }: ListedLine): boolean {
  return claim !== null && !['DONE', 'REJECTED', 'WITHDRAWN'].includes(claim.state);
}
