import type { Visit } from './offline/visits.ts';
import type { ShopRouter } from './router.ts';

/** Keeps on this device which pages were seen and so can be opened without a network. */
export function rememberVisits(router: ShopRouter): void {
  router.subscribe('onResolved', () => {
    const visit = visitOf(router);
    if (visit) void note(router, visit);
  });
}

async function note(router: ShopRouter, visit: Visit): Promise<void> {
  const { noteVisit } = await import('./offline/visits.ts');
  await noteVisit(() => router.options.context.session.viewer().id, visit);
}

/** `null` for pages that are the same without a network, and for those that could not be shown. */
function visitOf({ state }: ShopRouter): Visit | null {
  const match = state.matches.at(-1);
  if (match?.status !== 'success') return null;
  const { pathname: path } = match;
  switch (match.routeId) {
    case '/main':
      return { kind: 'place', path, place: 'main' };
    case '/mypage/':
      return { kind: 'place', path, place: 'mypage' };
    case '/mypage/like':
      return { kind: 'place', path, place: 'likes' };
    case '/mypage/follow':
      return { kind: 'place', path, place: 'follows' };
    case '/mypage/product/custom-save':
      return { kind: 'place', path, place: 'saved-customs' };
    case '/product/$id': {
      const { product_custom_id: custom } = match.search;
      const product = match.loaderData?.loaded.product_by_pk;
      if (!product) return null;
      const { name_ko, name_en, image_src: picture } = product;
      const search = custom ? `?product_custom_id=${custom}` : '';
      return { kind: 'product', path: path + search, name_ko, name_en, picture, background: null };
    }
    case '/artist/$name/graphic/$graphicId': {
      const graphic = match.loaderData?.loaded.graphic_by_pk;
      if (!graphic) return null;
      const { name_ko, name_en, src: picture, background_color: background } = graphic;
      return { kind: 'graphic', path, name_ko, name_en, picture, background };
    }
    default:
      return null;
  }
}
