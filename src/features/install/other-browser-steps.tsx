import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ExternalLink from 'lucide-react/icons/external-link';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toasts.ts';
import styles from './install-step.module.css';
import { InstallStep } from './install-step.tsx';

/** For in-app browsers, e.g. of a messenger, which cannot install anything. */
export function OtherBrowserSteps() {
  const { t } = useLingui();
  const copy = async () => {
    const copied = await navigator.clipboard?.writeText(location.origin).then(
      () => true,
      () => false,
    );
    showToast(copied ? t`Link copied.` : t`Couldn’t copy the link.`);
  };
  return (
    <>
      <ol className={styles.steps}>
        <InstallStep icon={Ellipsis}>
          <Trans>Open this app’s menu.</Trans>
        </InstallStep>
        <InstallStep icon={ExternalLink}>
          <Trans>Choose “Open in another browser”.</Trans>
        </InstallStep>
        <InstallStep icon={Download}>
          <Trans>Then choose “Install the app” in kkumim’s menu.</Trans>
        </InstallStep>
      </ol>
      <Button variant="outline" wide onClick={() => void copy()}>
        <Trans>Copy link</Trans>
      </Button>
    </>
  );
}
