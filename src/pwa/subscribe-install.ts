import type { RegisteredRouter } from '@tanstack/react-router';
import { pushEvent } from '#src/analytics/data-layer.ts';
import { loadInBackground } from '#src/ui/load-in-background.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';
import { captureInstallPrompt, deferredInstallPrompt } from './deferred-install-prompt.ts';
import { installPrompt } from './install-prompt.ts';
import { isStandalone } from './is-standalone.ts';

/** Handles the browser's install events. When idle, suggests installing the shop, or prefetches the installed one. */
export function subscribeInstall(router: RegisteredRouter): void {
  const openedAt = Date.now();
  captureInstallPrompt();
  window.addEventListener('appinstalled', () => {
    deferredInstallPrompt.set(null);
    installPrompt.set('none');
    pushEvent({ event: 'app_installed' });
    // The browser may refuse to make the storage persistent.
    navigator.storage?.persist?.().catch(() => false);
  });
  runWhenIdle(() => {
    if (isStandalone()) {
      loadInBackground(
        () => import('./prefetch-app.ts'),
        ({ prefetchApp }) => prefetchApp(router),
      );
    } else {
      loadInBackground(
        () => import('./start-install-prompt.ts'),
        ({ startInstallPrompt }) => startInstallPrompt(router, openedAt),
      );
    }
  });
}
