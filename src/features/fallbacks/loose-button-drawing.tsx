import styles from './loose-button-drawing.module.css';

/** A shirt button that hangs by a thread. */
export function LooseButtonDrawing() {
  return (
    <svg viewBox="0 0 168 120" className={styles.drawing} aria-hidden="true">
      <rect className={styles.cloth} x="14" y="14" width="140" height="92" rx="18" />
      <path className={styles.seam} d="M26 26h116v68H26z" />
      <path className={styles.thread} d="M84 14c-10 16 14 18 6 34" />
      <circle className={styles.button} cx="90" cy="68" r="21" />
      <circle className={styles.rim} cx="90" cy="68" r="14" />
      <circle className={styles.hole} cx="85" cy="63" r="2.6" />
      <circle className={styles.hole} cx="95" cy="63" r="2.6" />
      <circle className={styles.hole} cx="85" cy="73" r="2.6" />
      <circle className={styles.hole} cx="95" cy="73" r="2.6" />
    </svg>
  );
}
