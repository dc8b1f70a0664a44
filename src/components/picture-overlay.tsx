import { soldOutSign } from '#src/shared/stock.ts';
import styles from './picture-overlay.module.css';

/** Dims the picture below it. Its message is text, so that screen readers announce it too. */
export function PictureOverlay({ children = soldOutSign }: { children?: string }) {
  return <p className={styles.overlay}>{children}</p>;
}
