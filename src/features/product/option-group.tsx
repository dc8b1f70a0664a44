import type { ReactNode } from 'react';
import styles from './option-group.module.css';

type OptionGroupProps = { title: string; chosen: string | null; children: ReactNode };

/** One question with its chips; the answer stands beside the question. */
export function OptionGroup({ title, chosen, children }: OptionGroupProps) {
  return (
    <div className={styles.group}>
      <p className={styles.title} aria-hidden="true">
        {title}
        <span className={styles.chosen}>{chosen}</span>
      </p>
      {children}
    </div>
  );
}
