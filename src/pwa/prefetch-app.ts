import type { RegisteredRouter } from '@tanstack/react-router';
import { networkStatus } from '#src/offline/network-status.ts';
import { addOfflinePage, namedPageAt, namedPages, readOfflinePages } from '#src/offline/offline-pages.ts';
import { needsLogin } from '#src/session/member-area.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';
import { prefetchImages } from './prefetch-images.ts';

/**
 * Makes the pages with a name of their own available offline in an installed shop, once per viewer, although they were
 * never opened: on iOS an installed app starts with an empty storage of its own.
 */
export async function prefetchApp(router: RegisteredRouter): Promise<void> {
  // Not awaited: some browsers ask the shopper.
  navigator.storage?.persist?.().catch(() => false);
  let isFetching = false;
  const prefetchOnce = async () => {
    if (isFetching || networkStatus.get() === 'offline') return;
    isFetching = true;
    await prefetchNamedPages(router).finally(() => {
      isFetching = false;
    });
  };
  // After each navigation: the viewer may have changed, and failed pages are tried again.
  router.subscribe('onResolved', () => runWhenIdle(() => void prefetchOnce()));
  await prefetchOnce();
}

async function prefetchNamedPages(router: RegisteredRouter): Promise<void> {
  const { config, session } = router.options.context;
  const viewer = session.viewer();
  const allowed = Object.values(namedPages).filter((path) => !needsLogin(path) || !isVisitor(viewer));
  const saved = new Set((await readOfflinePages(viewer.id)).map(({ path }) => path));
  for (const to of allowed.filter((path) => !saved.has(path))) {
    const match = (await router.preloadRoute({ to }))?.at(-1);
    // The data of a member who has signed out meanwhile must not be stored.
    if (session.viewer() !== viewer) return;
    const page = namedPageAt(to);
    if (match?.status !== 'success' || !match.loaderData || !page) continue;
    void prefetchImages(match.loaderData, { config, session });
    await addOfflinePage(viewer.id, page);
  }
}
