import { useLingui } from '@lingui/react/macro';
import { closeInstallSteps } from '#src/pwa/install.ts';
import { useInstallMethod } from '#src/pwa/use-install-method.ts';
import { Sheet } from '#src/ui/sheet.tsx';
import { OtherBrowserSteps } from './other-browser-steps.tsx';
import { ShareSteps } from './share-steps.tsx';

/** How to do by hand what this browser does not do itself. */
export function InstallSteps() {
  const { t } = useLingui();
  const method = useInstallMethod();
  return (
    <Sheet title={t`Add kkumim to your home screen`} onClose={() => void closeInstallSteps()}>
      {method === 'other-browser' ? <OtherBrowserSteps /> : <ShareSteps />}
    </Sheet>
  );
}
