import { Trans } from '@lingui/react/macro';
import { installApp } from '#src/pwa/install.ts';
import { useInstallMethod } from '#src/pwa/install-method.ts';
import { Button } from '#src/ui/button.tsx';

/** Shown as long as the shop can be installed and is not. */
export function InstallButton() {
  if (useInstallMethod() === 'none') return null;
  return (
    <Button variant="outline" size="small" onClick={() => void installApp()}>
      <Trans>Install the app</Trans>
    </Button>
  );
}
