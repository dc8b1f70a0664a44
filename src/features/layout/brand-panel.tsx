import { Trans } from '@lingui/react/macro';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import styles from './brand-panel.module.css';
import { Logo } from './logo.tsx';

const PhoneCode = lazyComponent(async () => (await import('./phone-code.tsx')).PhoneCode);

/** What stands beside the column on a wide screen. `qr`: only where it can be seen is the code worth loading. */
export function BrandPanel({ qr }: { qr: boolean }) {
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
      {qr && (
        <div className={styles.phone}>
          <div className={styles.code}>
            <PhoneCode />
          </div>
          <p>
            <Trans>Open it on your phone</Trans>
          </p>
        </div>
      )}
    </aside>
  );
}
