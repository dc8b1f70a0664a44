import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone = 'plain' | 'accent' | 'leaf' | 'quiet';

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
