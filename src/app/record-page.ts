import type { RegisteredRouter } from '@tanstack/react-router';
import { pictureUrl } from '#src/config/picture-url.ts';
import { cacheImages } from '#src/pwa/cache-images.ts';
import { addOfflinePage, type OfflinePage } from '#src/storage/offline-pages.ts';

type State = RegisteredRouter['state'];

/** Records a visited page whose data is persisted on this device, so that it can be opened offline. */
export async function recordPage(router: RegisteredRouter, state: State): Promise<void> {
  const match = state.matches.at(-1);
  // Pages without data always open offline; pages that failed are not saved.
  if (match?.status !== 'success' || !match.loaderData) return;
  const { config, session } = router.options.context;
  const viewer = session.viewer();
  const page = itemPageOf(state) ?? placeOf(state);
  if (!page) return;
  await addOfflinePage(viewer.id, page);
  if (page.kind !== 'place') void cacheImages([pictureUrl(config, page.picture, 'm')], config);
}

function placeOf({ matches, location }: State): OfflinePage | null {
  const match = matches.at(-1);
  // A list with filters is saved too, but its path alone opens another list.
  const hasFilters = Object.values(match?.loaderDeps ?? {}).some((value) => value !== undefined);
  // Not the path of the match, which ends with a slash for an index route.
  return match?.staticData.offline && !hasFilters ? { kind: 'place', path: location.pathname } : null;
}

/** The current page if it is about a product, a graphic, an artist or an influencer. */
function itemPageOf({ matches, location }: State): OfflinePage | null {
  const match = matches.at(-1);
  // Not the path of the match, which ends with a slash for an index route.
  const path = location.pathname;
  switch (match?.routeId) {
    case '/product/$id': {
      const product = match.loaderData?.loaded.product_by_pk;
      const { product_custom_id: custom } = match.search;
      const address = custom ? `${path}?product_custom_id=${custom}` : path;
      return itemPage('product', address, product, product?.image_src);
    }
    case '/artist/$name/graphic/$graphicId': {
      const graphic = match.loaderData?.loaded.graphic_by_pk;
      return itemPage('graphic', path, graphic, graphic?.src, graphic?.background_color);
    }
    case '/artist/$name/': {
      const artist = match.loaderData?.loaded.artist[0];
      return itemPage('artist', path, artist, artist?.profile_src ?? artist?.image_src);
    }
    case '/influencer/$id/': {
      const influencer = match.loaderData?.loaded.influencer_by_pk;
      return itemPage('influencer', path, influencer, influencer?.profile_src);
    }
    default:
      return null;
  }
}

type ItemPage = Exclude<OfflinePage, { kind: 'place' }>;

function itemPage(
  kind: ItemPage['kind'],
  path: string,
  item: Pick<ItemPage, 'name_ko' | 'name_en'> | null | undefined,
  picture: string | null | undefined,
  background: string | null = null,
): ItemPage | null {
  return item && picture
    ? { kind, path, name_ko: item.name_ko, name_en: item.name_en, picture, background }
    : null;
}
