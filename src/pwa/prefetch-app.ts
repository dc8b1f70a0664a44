import type { RegisteredRouter } from '@tanstack/react-router';
import { networkStatus } from '#src/offline/network-status.ts';
import { addOfflinePage, namedPageAt, namedPages, readOfflinePages } from '#src/offline/offline-pages.ts';
import { needsLogin } from '#src/session/member-area.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';
import { prefetchImages } from './prefetch-images.ts';

/**
 * An installed shop is opened in the subway too: what a shopper comes for is fetched once per viewer, before they need
 * it. An iPhone gives the app a storage of its own, in which there is nothing yet.
 */
export async function prefetchApp(router: RegisteredRouter): Promise<void> {
  // Some browsers ask the shopper, who may take their time.
  navigator.storage?.persist?.().catch(() => false);
  let isFetching = false;
  const fetchOnce = async () => {
    if (isFetching || networkStatus.get() === 'offline') return;
    isFetching = true;
    await fetchPlaces(router).finally(() => {
      isFetching = false;
    });
  };
  // Also after signing in, and for what could not be fetched before.
  router.subscribe('onResolved', () => runWhenIdle(() => void fetchOnce()));
  await fetchOnce();
}

async function fetchPlaces(router: RegisteredRouter): Promise<void> {
  const { config, session } = router.options.context;
  const viewer = session.viewer();
  const open = Object.values(namedPages).filter((path) => !needsLogin(path) || !isVisitor(viewer));
  const seen = new Set((await readOfflinePages(viewer.id)).map(({ path }) => path));
  for (const to of open.filter((path) => !seen.has(path))) {
    const match = (await router.preloadRoute({ to }))?.at(-1);
    // Somebody else may look by now; then nothing is written about the one who left.
    if (session.viewer() !== viewer) return;
    const visit = namedPageAt(to);
    if (match?.status !== 'success' || !match.loaderData || !visit) continue;
    void prefetchImages(match.loaderData, { config, session });
    await addOfflinePage(viewer.id, visit);
  }
}
