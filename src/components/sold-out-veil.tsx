import { soldOutSign } from '#src/shared/stock.ts';
import styles from './sold-out-veil.module.css';

/** Dims the picture it lies on; what it says is text, so that everybody learns it. */
export function SoldOutVeil({ children = soldOutSign }: { children?: string }) {
  return <p className={styles.veil}>{children}</p>;
}
