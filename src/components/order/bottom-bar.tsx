import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

type BottomBarProps = {
  /** Whether the page has a tab bar, above which it is. */
  hasTabBar: boolean;
  children: ReactNode;
};

/** The main action of a page, always in view. */
export function BottomBar({ hasTabBar, children }: BottomBarProps) {
  return (
    <div className={styles.bar} data-tab-bar={hasTabBar}>
      {children}
    </div>
  );
}
