import type { RegisteredRouter } from '@tanstack/react-router';
import { pushEvent } from '#src/analytics/data-layer.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';
import { captureInstallPrompt, deferredInstallPrompt } from './deferred-install-prompt.ts';
import { installPrompt } from './install-prompt.ts';
import { isStandalone } from './is-standalone.ts';

/** Everything about the shop as an app: the offer to install it, and what happens when it was. */
export function subscribeInstall(router: RegisteredRouter): void {
  const openedAt = Date.now();
  captureInstallPrompt();
  window.addEventListener('appinstalled', () => {
    deferredInstallPrompt.set(null);
    installPrompt.set('none');
    pushEvent({ event: 'app_installed' });
    void keepStorage();
  });
  runWhenIdle(() => {
    if (isStandalone()) void import('./prefetch-app.ts').then(({ prefetchApp }) => prefetchApp(router));
    else
      void import('./start-install-prompt.ts').then(({ startInstallPrompt }) =>
        startInstallPrompt(router, openedAt),
      );
  });
}

/** Asks the browser not to clear what an installed shop has stored; it may say no. */
async function keepStorage(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}
