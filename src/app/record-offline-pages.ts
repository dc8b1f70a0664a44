import type { RegisteredRouter } from '@tanstack/react-router';
import { pictureUrl } from '#src/config/picture-url.ts';
import type { OfflinePage } from '#src/offline/offline-pages.ts';

/** Keeps on this device which pages were seen and so can be opened without a network. */
export function recordOfflinePages(router: RegisteredRouter): void {
  router.subscribe('onResolved', () => void note(router));
}

async function note(router: RegisteredRouter): Promise<void> {
  const match = router.state.matches.at(-1);
  // Pages that are the same without a network, and those that could not be shown, need no note.
  if (match?.status !== 'success' || !match.loaderData) return;
  const { config, session } = router.options.context;
  const viewer = session.viewer();
  const thing = thingOf(router);
  const { addOfflinePage, namedPageAt } = await import('#src/offline/offline-pages.ts');
  const visit = thing ?? namedPageAt(match.pathname);
  // Whoever left meanwhile leaves no trace.
  if (!visit || session.viewer() !== viewer) return;
  await addOfflinePage(viewer.id, visit);
  if (visit.kind === 'place') return;
  const { cacheImages } = await import('#src/pwa/cache-images.ts');
  void cacheImages([pictureUrl(config, visit.picture, 'm')], config);
}

/** The product or the graphic that is on the screen. */
function thingOf({ state }: RegisteredRouter): OfflinePage | null {
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
  return null;
}
