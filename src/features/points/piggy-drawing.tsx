import styles from './piggy-drawing.module.css';

/** A money box, a coin above its slot. */
export function PiggyDrawing() {
  return (
    <svg viewBox="0 0 168 124" className={styles.drawing} aria-hidden="true">
      <path
        className={styles.box}
        d="M46 74c0-20 17-32 40-32 9 0 16 2 22 5l14-6-3 15c4 5 7 10 8 15h9v16h-12c-4 6-8 10-14 13v10H94v-6H76v6H60V98c-9-5-14-14-14-24z"
      />
      <path className={styles.tail} d="M46 70c-10 2-14-8-7-11" />
      <path d="M78 52h22M112 68h.1" />
      <circle className={styles.coin} cx="89" cy="26" r="12" />
    </svg>
  );
}
