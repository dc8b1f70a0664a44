import styles from './cart-bag.module.css';

/** An empty shopping bag that waits on a hook. */
export function CartBag() {
  return (
    <svg viewBox="0 0 168 132" className={styles.drawing} aria-hidden="true">
      <path d="M18 14h132" />
      <path d="M84 14v10" />
      <path d="M62 56c0-18 8-32 22-32s22 14 22 32" />
      <path className={styles.bag} d="M42 52h84l8 68H34z" />
      <path className={styles.fold} d="M42 52l6 68M126 52l-6 68" />
      <circle className={styles.patch} cx="84" cy="88" r="12" />
      <path className={styles.stitch} d="M78 88l4 4 8-9" />
    </svg>
  );
}
