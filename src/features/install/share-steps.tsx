import { Trans } from '@lingui/react/macro';
import Share from 'lucide-react/icons/share';
import SquareCheck from 'lucide-react/icons/square-check';
import SquarePlus from 'lucide-react/icons/square-plus';
import styles from './install-step.module.css';
import { InstallStep } from './install-step.tsx';

/** On an iPhone or iPad. */
export function ShareSteps() {
  return (
    <ol className={styles.steps}>
      <InstallStep icon={Share}>
        <Trans>Tap your browser’s share button.</Trans>
      </InstallStep>
      <InstallStep icon={SquarePlus}>
        <Trans>Choose “Add to Home Screen”.</Trans>
      </InstallStep>
      <InstallStep icon={SquareCheck}>
        <Trans>Tap “Add” and you’re done.</Trans>
      </InstallStep>
    </ol>
  );
}
