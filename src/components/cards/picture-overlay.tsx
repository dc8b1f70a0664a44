import { Trans } from '@lingui/react/macro';
import styles from './picture-overlay.module.css';

/** Dims the picture below it. Its message is text, so that screen readers announce it too. */
export function PictureOverlay({ children }: { children?: string }) {
  return (
    <p className={styles.overlay}>
      <span className={styles.text}>{children ?? <Trans>Sold out</Trans>}</span>
    </p>
  );
}
