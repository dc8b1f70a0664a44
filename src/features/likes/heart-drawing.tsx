import styles from './heart-drawing.module.css';

const outline = 'M84 104C52 82 38 66 38 48a22 22 0 0 1 46-9 22 22 0 0 1 46 9c0 18-14 34-46 56z';

/** A heart of cloth, half sewn on, the needle still in it. */
export function HeartDrawing() {
  return (
    <svg viewBox="0 0 168 124" className={styles.drawing} aria-hidden="true">
      <rect className={styles.cloth} x="14" y="8" width="140" height="108" rx="18" />
      <path className={styles.heart} d={outline} />
      <path className={styles.seam} d="M84 95C57 76 46 63 46 48a14 14 0 0 1 30-5" />
      <path className={styles.thread} d="M76 43c14-14 32-30 48-18s-8 22 8 14" />
      <path className={styles.needle} d="M128 43 146 22" />
    </svg>
  );
}
