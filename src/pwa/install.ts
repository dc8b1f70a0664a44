import { pushEvent } from '../analytics/data-layer.ts';
import { deferredInstallPrompt } from './deferred-install-prompt.ts';
import { savePreference } from './device-preferences.ts';
import { installPrompt } from './install-prompt.ts';

/** The shopper wants to install: the browser asks, or, where it cannot, the steps are shown. */
export async function install(): Promise<void> {
  const offer = deferredInstallPrompt.get();
  if (!offer) return installPrompt.set('steps');
  installPrompt.set('none');
  // An offer is good for one question.
  deferredInstallPrompt.set(null);
  await offer.prompt();
  const { outcome } = await offer.userChoice;
  pushEvent({ event: 'install_answer', outcome });
  if (outcome === 'dismissed') await rest();
}

/** "No, thank you": not again for two weeks. */
export async function declineInstall(): Promise<void> {
  installPrompt.set('none');
  pushEvent({ event: 'install_answer', outcome: 'declined' });
  await rest();
}

/** The steps were read; whether they were taken cannot be known. */
export async function closeInstallSteps(): Promise<void> {
  installPrompt.set('none');
  await rest();
}

const rest = () => savePreference('installDeclinedAt', Date.now());
