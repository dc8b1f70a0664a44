import styles from './wallet-drawing.module.css';

/** A wallet with a banknote that looks out of it, and a coin. */
export function WalletDrawing() {
  return (
    <svg viewBox="0 0 168 124" className={styles.drawing} aria-hidden="true">
      <rect className={styles.note} x="42" y="12" width="84" height="52" rx="6" />
      <circle className={styles.coin} cx="84" cy="36" r="11" />
      <rect className={styles.leather} x="22" y="40" width="124" height="76" rx="14" />
      <path className={styles.seam} d="M34 104V64a12 12 0 0 1 12-12h76" />
      <path className={styles.strap} d="M146 66h-26a12 12 0 0 0 0 24h26z" />
      <circle className={styles.button} cx="122" cy="78" r="4" />
    </svg>
  );
}
