import type { ReactNode } from 'react';
import styles from './profile-page.module.css';

type FactProps = { name: ReactNode; value: ReactNode; action?: ReactNode };

/** One line of what is known, with the control that changes it. */
export function Fact({ name, value, action }: FactProps) {
  return (
    <div className={styles.fact}>
      <dl>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.value}>{value}</dd>
      </dl>
      {action}
    </div>
  );
}
