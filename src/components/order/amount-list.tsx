import type { ReactNode } from 'react';
import { formatMoney } from '#src/shared/money.ts';
import styles from './amount-list.module.css';

type Amount = {
  readonly key: string;
  readonly name: ReactNode;
  readonly amount: number;
  /** The amount is taken off. */
  readonly isDiscount?: boolean;
  readonly note?: ReactNode;
};

/** The amounts that an order is made of, and what is left to pay. */
export function AmountList({ amounts, total }: { amounts: readonly Amount[]; total: Amount }) {
  return (
    <dl className={styles.amounts}>
      {amounts.map(({ key, name, amount, isDiscount, note }) => (
        <div key={key} className={styles.row}>
          <dt>{name}</dt>
          <dd data-discount={(isDiscount && amount > 0) || undefined}>
            {isDiscount && amount > 0 && '−'}
            {formatMoney(amount)}
          </dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
      <div className={styles.row} data-total>
        <dt>{total.name}</dt>
        <dd>{formatMoney(total.amount)}</dd>
      </div>
    </dl>
  );
}
