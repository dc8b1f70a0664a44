import styles from './sold-out-veil.module.css';

/** Dims the picture it lies on; what it says is text, so that everybody learns it. */
export function SoldOutVeil({ children }: { children: string }) {
  return <p className={styles.veil}>{children}</p>;
}
