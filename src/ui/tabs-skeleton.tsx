import styles from './tabs-skeleton.module.css';

/** The line on which the tabs will stand. */
export function TabsSkeleton() {
  return <div className={styles.line} aria-hidden="true" />;
}
