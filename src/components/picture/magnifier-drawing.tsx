import styles from './magnifier-drawing.module.css';

/** A magnifying glass over an empty seam. */
export function MagnifierDrawing() {
  return (
    <svg viewBox="0 0 168 124" className={styles.drawing} aria-hidden="true">
      <rect className={styles.cloth} x="14" y="8" width="140" height="108" rx="18" />
      <path className={styles.handle} d="m102 78 20 20" />
      <circle className={styles.glass} cx="80" cy="56" r="30" />
      <path className={styles.seam} d="M62 58c8-10 14 10 22 0s10-4 14-4" />
    </svg>
  );
}
