import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import Share from 'lucide-react/icons/share';
import SquareCheck from 'lucide-react/icons/square-check';
import SquarePlus from 'lucide-react/icons/square-plus';
import styles from '#src/components/install/install-step.module.css';
import { InstallStep } from '#src/components/install/install-step.tsx';
import { OtherBrowserSteps } from '#src/components/install/other-browser-steps.tsx';
import { closeInstallSteps } from '#src/pwa/install.ts';
import { useInstallMethod } from '#src/pwa/install-method.ts';
import { Sheet } from '#src/ui/sheet.tsx';

/** Manual steps for browsers without an install API. */
export function InstallSteps() {
  const { t } = useLingui();
  const method = useInstallMethod();
  return (
    <Sheet title={t`Add kkumim to your home screen`} onClose={() => void closeInstallSteps()}>
      {method === 'other-browser' ? (
        <OtherBrowserSteps href={window.location.origin}>
          <InstallStep icon={Download}>
            <Trans>Then choose “Install the app” in kkumim’s menu.</Trans>
          </InstallStep>
        </OtherBrowserSteps>
      ) : (
        <ShareSteps />
      )}
    </Sheet>
  );
}

/** On an iPhone or iPad. */
function ShareSteps() {
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
