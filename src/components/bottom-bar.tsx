import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

/** The main action of a page, always in view above the tab bar. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
