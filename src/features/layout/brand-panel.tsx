import { Trans } from '@lingui/react/macro';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import styles from './brand-panel.module.css';
import { Logo } from './logo.tsx';

const PageQrCode = lazyComponent(() => import('./page-qr-code.tsx'), 'PageQrCode');

/**
 * Beside the column on a wide screen; the code for a phone is on the column's other side where there is space.
 * `hasQrCode`: it is only loaded where it can be seen.
 */
export function BrandPanel({ hasQrCode }: { hasQrCode: boolean }) {
  return (
    <aside className={styles.panel}>
      <Logo height={48} />
      <p className={styles.line}>
        <Trans>
          Pick a graphic,
          <br />
          make it yours.
        </Trans>
      </p>
      {hasQrCode && (
        <div className={styles.phone}>
          <div className={styles.code}>
            <PageQrCode />
          </div>
          <p>
            <Trans>Open it on your phone</Trans>
          </p>
        </div>
      )}
    </aside>
  );
}
