import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import styles from './upload-progress.module.css';

/** @param share from 0 to 1; at 1 the server still reads the picture */
export function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const { t, i18n } = useLingui();
  const percent = i18n.number(Math.floor(share * 100) / 100, { style: 'percent' });
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} value={share} max={1} aria-label={t`Upload`} />
      <span className={styles.percent}>{percent}</span>
      <Button variant="quiet" size="small" onClick={onCancel}>
        <Trans>Stop uploading</Trans>
      </Button>
    </div>
  );
}
