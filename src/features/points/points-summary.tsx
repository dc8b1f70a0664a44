import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { formatMoney } from '#src/shared/money.ts';
import { Accordion } from '#src/ui/accordion.tsx';
import type { MemberPoints } from './load-points.ts';
import styles from './points-page.module.css';

/** The points that can be used now, and those that are held, wait or run out. */
export function PointsSummary({ points }: { points: MemberPoints }) {
  const { balance, available, held, debt } = points;
  const later = balance - held - available;
  return (
    <section className={styles.summary}>
      <h2 className={styles.label}>
        <Trans>Points you can use now</Trans>
      </h2>
      <p className={styles.available}>{formatMoney(available)}</p>
      <dl className={styles.details}>
        <Detail name={<Trans>Held in all</Trans>} amount={balance} />
        {held > 0 && <Detail name={<Trans>Set aside for orders that are not paid</Trans>} amount={held} />}
        {later > 0 && <Detail name={<Trans>Usable later</Trans>} amount={later} />}
      </dl>
      {debt > 0 && <Debt amount={debt} />}
      <ExpiringPoints points={points} />
    </section>
  );
}

function Detail({ name, amount }: { name: ReactNode; amount: number }) {
  return (
    <div className={styles.detail}>
      <dt>{name}</dt>
      <dd>{formatMoney(amount)}</dd>
    </div>
  );
}

function Debt({ amount }: { amount: number }) {
  const owed = formatMoney(amount);
  return (
    <p className={styles.debt}>
      <Trans>
        {owed} of points that a return took back were used already. The next points you get cover them first.
      </Trans>
    </p>
  );
}

function ExpiringPoints({ points: { expiring_30d, expiring } }: { points: MemberPoints }) {
  const formatDay = useFormatDay();
  const { t } = useLingui();
  if (expiring_30d === 0) {
    return (
      <p className={styles.calm}>
        <Trans>No points expire in the next 30 days.</Trans>
      </p>
    );
  }
  const total = formatMoney(expiring_30d);
  return (
    <Accordion title={<Trans>{total} expire within 30 days</Trans>}>
      <ul className={styles.lots} aria-label={t`Expiring points`}>
        {expiring.map(({ amount, expires_at }) => (
          <Lot key={expires_at} amount={amount} lastDay={formatDay(expires_at)} />
        ))}
      </ul>
    </Accordion>
  );
}

function Lot({ amount, lastDay }: { amount: number; lastDay: string }) {
  return (
    <li className={styles.detail}>
      <span>
        <Trans>Until {lastDay}</Trans>
      </span>
      <span>{formatMoney(amount)}</span>
    </li>
  );
}
