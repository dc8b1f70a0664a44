import styles from './empty-box-drawing.module.css';

/** An open, empty box with a swing tag. */
export function EmptyBoxDrawing() {
  return (
    <svg viewBox="0 0 168 124" className={styles.drawing} aria-hidden="true">
      <rect className={styles.cloth} x="14" y="8" width="140" height="108" rx="18" />
      <path className={styles.inside} d="M48 54h72l-10 16H58z" />
      <path className={styles.box} d="M48 54h72v42a6 6 0 0 1-6 6H54a6 6 0 0 1-6-6z" />
      <path className={styles.flap} d="M48 54 34 40h28l10 14M120 54l14-14h-28L96 54" />
      <path className={styles.edge} d="M48 54h72" />
      <path className={styles.thread} d="M84 66c0 8 10 8 10 16" />
      <rect className={styles.tag} x="86" y="80" width="18" height="14" rx="3" />
    </svg>
  );
}
