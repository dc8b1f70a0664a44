import type { RegisteredRouter } from '@tanstack/react-router';
import { pushEvent } from '#src/analytics/data-layer.ts';
import { loadInBackground } from '#src/ui/load-in-background.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';
import { captureInstallPrompt, deferredInstallPrompt } from './deferred-install-prompt.ts';
import { installPrompt } from './install-prompt.ts';
import { isStandalone } from './is-standalone.ts';

/** Handles the browser's install events, and prefetches the installed shop when the page is idle. */
export function subscribeInstall(router: RegisteredRouter): void {
  captureInstallPrompt();
  window.addEventListener('appinstalled', () => {
    deferredInstallPrompt.set(null);
    installPrompt.set('none');
    pushEvent({ event: 'app_installed' });
    // The browser may refuse to make the storage persistent.
    navigator.storage?.persist?.().catch(() => false);
  });
  if (!isStandalone()) return;
  runWhenIdle(() =>
    loadInBackground(
      () => import('./prefetch-app.ts'),
      ({ prefetchApp }) => prefetchApp(router),
    ),
  );
}
