import type { AnyRoute, RegisteredRouter } from '@tanstack/react-router';
import { networkStatus } from '#src/network/network-status.ts';
import { needsLogin } from '#src/session/member-area.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { addOfflinePage, readOfflinePages } from '#src/storage/offline-pages.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';
import { prefetchImages } from './prefetch-images.ts';

/**
 * Makes the pages whose route states `offline` available offline in an installed shop, once per viewer, although they
 * were never opened: on iOS an installed app starts with an empty storage of its own.
 */
export async function prefetchApp(router: RegisteredRouter): Promise<void> {
  // Not awaited: some browsers ask the shopper.
  navigator.storage?.persist?.().catch(() => false);
  let isFetching = false;
  const prefetchOnce = async () => {
    if (isFetching || networkStatus.get() === 'offline') return;
    isFetching = true;
    await prefetchPages(router).finally(() => {
      isFetching = false;
    });
  };
  // After each navigation: the viewer may have changed, and failed pages are tried again.
  router.subscribe('onResolved', () => runWhenIdle(() => void prefetchOnce()));
  await prefetchOnce();
}

async function prefetchPages(router: RegisteredRouter): Promise<void> {
  const { config, session } = router.options.context;
  const viewer = session.viewer();
  const allowed = offlinePaths(router).filter((path) => !needsLogin(path) || !isVisitor(viewer));
  const saved = new Set((await readOfflinePages(viewer.id)).map(({ path }) => path));
  for (const to of allowed.filter((path) => !saved.has(path))) {
    const match = (await router.preloadRoute({ to }))?.at(-1);
    // The data of a member who has signed out meanwhile must not be stored.
    if (session.viewer() !== viewer) return;
    if (match?.status !== 'success' || !match.loaderData) continue;
    void prefetchImages(match.loaderData, { config, session });
    await addOfflinePage(viewer.id, { kind: 'place', path: to });
  }
}

/** The paths of the pages without parameters that are listed offline. */
function offlinePaths({ routesByPath }: RegisteredRouter): readonly string[] {
  return Object.entries<AnyRoute>({ ...routesByPath }).flatMap(([path, { options }]) =>
    options.staticData?.offline && !path.includes('$') ? path : [],
  );
}
