import type { RegisteredRouter } from '@tanstack/react-router';
import { isStandalone } from '#src/pwa/is-standalone.ts';
import { nilUuid } from '#src/session/viewer.ts';
import { serviceWorkers } from '#src/storage/browser-access.ts';
import { loadInBackground } from '#src/ui/load-in-background.ts';
import { prefersReducedData } from '#src/ui/media-queries.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';
import type { IdleParts } from './idle-parts.ts';
import { loadIdleParts } from './load-idle-parts.ts';

/**
 * Starts what no first screen waits for when the page is idle, each in a task of its own: the service worker, the
 * suggestion to install the shop, and fetching Pretendard for the next page. Until then, and with the data saver on, texts
 * are shown in the system's Korean font.
 */
export function startIdleParts(router: RegisteredRouter, onControlled: () => void): void {
  const openedAt = Date.now();
  const { config, session } = router.options.context;
  const run = (work: (parts: IdleParts) => unknown) =>
    runWhenIdle(() => loadInBackground(loadIdleParts, ({ idleParts }) => work(idleParts)));
  run(({ deleteOtherViewerDatabases }) => deleteOtherViewerDatabases([session.viewer().id, nilUuid]));
  if (!isStandalone()) run(({ startInstallPrompt }) => startInstallPrompt(router, openedAt));
  if (import.meta.env.PROD && serviceWorkers())
    run(({ runWorker }) => runWorker({ router, config, onControlled }));
  if (!prefersReducedData()) run(({ storeFonts }) => storeFonts());
}
