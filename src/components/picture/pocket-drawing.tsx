import styles from './pocket-drawing.module.css';

/** An empty pocket with a crossed-out network symbol above it. */
export function PocketDrawing() {
  return (
    <svg viewBox="0 0 168 124" className={styles.drawing} aria-hidden="true">
      <rect className={styles.cloth} x="14" y="8" width="140" height="108" rx="18" />
      <path className={styles.thread} d="M54 34a42 42 0 0 1 60 0M66 46a25 25 0 0 1 36 0" />
      <circle className={styles.button} cx="84" cy="56" r="5" />
      <path className={styles.pocket} d="M50 68h68v24c0 10-16 18-34 18s-34-8-34-18z" />
      <path className={styles.seam} d="M56 80v11c0 7 12 13 28 13s28-6 28-13V80" />
      <path className={styles.hem} d="M50 68h68" />
      <path className={styles.needle} d="M112 24 56 60" />
    </svg>
  );
}
