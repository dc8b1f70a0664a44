import type { ReactNode } from 'react';
import styles from './option-group.module.css';

type OptionGroupProps = { title: string; selected: string | null; children: ReactNode };

/** Chips under a title; the name of the selected one is beside the title. */
export function OptionGroup({ title, selected, children }: OptionGroupProps) {
  return (
    <div className={styles.group}>
      <p className={styles.title} aria-hidden="true">
        {title}
        <span className={styles.selected}>{selected}</span>
      </p>
      {children}
    </div>
  );
}
