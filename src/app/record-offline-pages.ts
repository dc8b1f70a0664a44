import type { RegisteredRouter } from '@tanstack/react-router';
import { pictureUrl } from '#src/config/picture-url.ts';
import type { OfflinePage } from '#src/offline/offline-pages.ts';
import { loadInBackground } from '#src/ui/load-in-background.ts';

/** Records the visited pages whose data is persisted on this device, which can be opened offline. */
export function recordOfflinePages(router: RegisteredRouter): void {
  router.subscribe('onResolved', () => void recordPage(router));
}

async function recordPage(router: RegisteredRouter): Promise<void> {
  const match = router.state.matches.at(-1);
  // Pages without data always open offline; pages that failed are not saved.
  if (match?.status !== 'success' || !match.loaderData) return;
  const { config, session } = router.options.context;
  const viewer = session.viewer();
  const page = itemPageOf(router) ?? placeOf(router);
  if (!page) return;
  const offlinePages = await import('#src/offline/offline-pages.ts').catch(() => null);
  // Not recorded for a viewer who has signed out meanwhile.
  if (!offlinePages || session.viewer() !== viewer) return;
  await offlinePages.addOfflinePage(viewer.id, page);
  if (page.kind === 'place') return;
  loadInBackground(
    () => import('#src/pwa/cache-images.ts'),
    ({ cacheImages }) => cacheImages([pictureUrl(config, page.picture, 'm')], config),
  );
}

function placeOf({ state: { matches, location } }: RegisteredRouter): OfflinePage | null {
  const match = matches.at(-1);
  // A list with filters is saved too, but its path alone opens another list.
  const hasFilters = Object.values(match?.loaderDeps ?? {}).some((value) => value !== undefined);
  // Not the path of the match, which ends with a slash for an index route.
  return match?.staticData.offline && !hasFilters ? { kind: 'place', path: location.pathname } : null;
}

/** The current page if it is about a product, a graphic or an artist. */
function itemPageOf({ state }: RegisteredRouter): OfflinePage | null {
  const match = state.matches.at(-1);
  if (match?.routeId === '/product/$id' && match.loaderData?.loaded.product_by_pk) {
    const { name_ko, name_en, image_src: picture } = match.loaderData.loaded.product_by_pk;
    const { product_custom_id: custom } = match.search;
    const path = custom ? `${match.pathname}?product_custom_id=${custom}` : match.pathname;
    return { kind: 'product', path, name_ko, name_en, picture, background: null };
  }
  if (match?.routeId === '/artist/$name/graphic/$graphicId' && match.loaderData?.loaded.graphic_by_pk) {
    const { name_ko, name_en, src: picture, background_color } = match.loaderData.loaded.graphic_by_pk;
    return { kind: 'graphic', path: match.pathname, name_ko, name_en, picture, background: background_color };
  }
  if (match?.routeId === '/artist/$name/') {
    const [artist] = match.loaderData?.loaded.artist ?? [];
    const picture = artist?.profile_src ?? artist?.image_src;
    if (!artist || !picture) return null;
    const { name_ko, name_en } = artist;
    // Not the path of the match, which ends with a slash for an index route.
    return { kind: 'artist', path: state.location.pathname, name_ko, name_en, picture, background: null };
  }
  return null;
}
