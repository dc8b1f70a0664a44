import styles from './pencil-cup.module.css';

/** A maker's cup with brush, pencil and scissors. */
export function PencilCup() {
  return (
    <svg viewBox="0 0 168 124" className={styles.drawing} aria-hidden="true">
      <path className={styles.pencil} d="M66 70 56 24l5-12 7 10 10 46z" />
      <path className={styles.tip} d="m58 19 3-7 4 6z" />
      <path className={styles.brush} d="M88 70V30" />
      <path className={styles.bristle} d="M88 8c6 8 6 16 0 24-6-8-6-16 0-24z" />
      <path className={styles.blades} d="m100 70 8-34M112 70l-8-34" />
      <circle className={styles.ring} cx="101" cy="27" r="8" />
      <circle className={styles.ring} cx="117" cy="30" r="8" />
      <path className={styles.cup} d="M50 56h72l-6 54a6 6 0 0 1-6 5H62a6 6 0 0 1-6-5z" />
      <path className={styles.band} d="M52.5 78h67l-1.8 16H54.3z" />
      <path className={styles.ground} d="M16 116h136" />
    </svg>
  );
}
