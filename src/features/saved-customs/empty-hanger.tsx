import styles from './empty-hanger.module.css';

/** A rail with one hanger that waits for its T-shirt. */
export function EmptyHanger() {
  return (
    <svg viewBox="0 0 168 128" className={styles.drawing} aria-hidden="true">
      <path
        className={styles.shirt}
        d="M66 52 34 68l10 22 14-5v33h52V85l14 5 10-22-32-16c-3 7-10 11-18 11s-15-4-18-11z"
      />
      <path className={styles.rail} d="M10 14h148" />
      <path className={styles.hanger} d="M84 46v-6c0-4 8-6 8-13a8 8 0 0 0-16 0" />
      <path className={styles.hanger} d="M84 46 46 66h76z" />
      <path className={styles.tag} d="M96 86h12v14l-6 5-6-5z" />
    </svg>
  );
}
