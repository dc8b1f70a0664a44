import { pushEvent } from '#src/analytics/data-layer.ts';
import { deferredInstallPrompt } from './deferred-install-prompt.ts';
import { savePreference } from './device-preferences.ts';
import { installPrompt } from './install-prompt.ts';

/** Shows the browser's own prompt, or the steps to install the shop by hand where there is none. */
export async function installApp(): Promise<void> {
  const prompt = deferredInstallPrompt.get();
  if (!prompt) return installPrompt.set('steps');
  installPrompt.set('none');
  // The browser allows a prompt to be shown once.
  deferredInstallPrompt.set(null);
  await prompt.prompt();
  const { outcome } = await prompt.userChoice;
  pushEvent({ event: 'install_answer', outcome });
  if (outcome === 'dismissed') await saveDeclined();
}

/** No prompt for two weeks. */
export async function declineInstall(): Promise<void> {
  installPrompt.set('none');
  pushEvent({ event: 'install_answer', outcome: 'declined' });
  await saveDeclined();
}

/** Counts as declined, because it is unknown whether the shopper followed the steps. */
export async function closeInstallSteps(): Promise<void> {
  installPrompt.set('none');
  await saveDeclined();
}

const saveDeclined = () => savePreference('installDeclinedAt', Date.now());
