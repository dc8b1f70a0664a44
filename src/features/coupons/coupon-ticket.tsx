import type { ReactNode } from 'react';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { formatMoney } from '#src/shared/money.ts';
import { type CouponRules, useCouponTerms } from './coupon-terms.ts';
import styles from './coupon-ticket.module.css';

type CouponTicketProps = {
  coupon: CouponRules;
  /** How long the coupon is valid, or what became of it. */
  note: ReactNode;
  badge?: ReactNode;
  /** It cannot be used any more. */
  isOver?: boolean;
  action?: ReactNode;
};

/** A coupon as a ticket: what it takes off on the stub, its rules beside it. */
export function CouponTicket({ coupon, note, badge, isOver = false, action }: CouponTicketProps) {
  const text = useLocaleText();
  const { kind, terms } = useCouponTerms(coupon);
  const { discount_type: type, discount_value: value } = coupon;
  return (
    <article className={styles.ticket} data-over={isOver || undefined}>
      <p className={styles.stub}>
        <strong className={styles.discount}>{type === 'RATE' ? `${value}%` : formatMoney(value)}</strong>
        <span className={styles.kind}>{kind}</span>
      </p>
      <div className={styles.body}>
        <h3 className={styles.name}>
          {text(coupon.name_ko, coupon.name_en)}
          {badge && <> {badge}</>}
        </h3>
        {terms.length > 0 && (
          <ul className={styles.terms}>
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        )}
        <p className={styles.note}>{note}</p>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  );
}
