import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import { isPagePending, PendingPage } from '#src/components/page/pending-page.tsx';
import { RouteError } from './app/route-error.tsx';
import { routeTree } from './app/route-tree.gen.ts';
import type { RouterContext } from './app/router-context.ts';
import { scrollKeyOf } from './session/login-target.ts';

type RouterOptions = {
  readonly context: RouterContext;
  /** Only for server rendering and tests; the browser's history by default. */
  readonly history?: RouterHistory;
  readonly reducedMotion?: boolean;
};

const NotFoundPage = lazyRouteComponent(
  () => import('./features/fallbacks/not-found-page.tsx'),
  'NotFoundPage',
);

export function createShopRouter({ context, history, reducedMotion = false }: RouterOptions) {
  let isFirstRestoration = true;
  /** The shopper may have scrolled a server-rendered page before all of it is hydrated. */
  const canRestoreScroll = () => {
    const isScrolled = isFirstRestoration && window.scrollY > 0;
    isFirstRestoration = false;
    return !isScrolled;
  };
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultPreload: 'intent',
    // Freshness is up to the data cache; the router only keeps the results of recent preloads.
    defaultPreloadStaleTime: 10_000,
    defaultPendingMs: 150,
    defaultPendingMinMs: 200,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
    // During server rendering the router would add an inline script, which the security policy forbids.
    scrollRestoration: typeof document !== 'undefined' && canRestoreScroll,
    scrollRestorationBehavior: 'instant',
    // While a skeleton is shown, its scroll position must not be stored for the previous page.
    getScrollRestorationKey: (location) => (isPagePending() ? 'pending' : scrollKeyOf(location)),
    defaultHashScrollIntoView: { behavior: reducedMotion ? 'instant' : 'smooth' },
  });
}

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the library's own type
  interface Register {
    router: ReturnType<typeof createShopRouter>;
  }
}
