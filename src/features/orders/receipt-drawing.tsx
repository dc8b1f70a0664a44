import styles from './receipt-drawing.module.css';

/** A receipt that is still being printed. */
export function ReceiptDrawing() {
  return (
    <svg viewBox="0 0 168 132" className={styles.drawing} aria-hidden="true">
      <path className={styles.paper} d="M52 22h64v92l-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6z" />
      <path className={styles.line} d="M64 44h40M64 58h40M64 72h24" />
      <path className={styles.slot} d="M34 22h100" />
      <circle className={styles.seal} cx="100" cy="88" r="10" />
    </svg>
  );
}
