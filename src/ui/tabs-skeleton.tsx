import styles from './tabs-skeleton.module.css';

/** Has the height of the tab list. */
export function TabsSkeleton() {
  return <div className={styles.line} aria-hidden="true" />;
}
