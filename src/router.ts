import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import { RouteError } from './app/route-error.tsx';
import { routeTree } from './app/route-tree.gen.ts';
import type { RouterContext } from './app/router-context.ts';
import { isPagePending, PendingPage } from './components/pending-page.tsx';
import { scrollKeyOf } from './session/login-target.ts';

type RouterParts = {
  readonly context: RouterContext;
  /** Absent in the browser, given where the first screen is made. */
  readonly history?: RouterHistory;
  readonly reducedMotion?: boolean;
};

const NotFoundPage = lazyRouteComponent(
  () => import('./features/fallbacks/not-found-page.tsx'),
  'NotFoundPage',
);

export function createShopRouter({ context, history, reducedMotion = false }: RouterParts) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultPreload: 'intent',
    // Our data cache decides what is fresh; the router only keeps what a preload has just fetched.
    defaultPreloadStaleTime: 10_000,
    defaultPendingMs: 150,
    defaultPendingMinMs: 200,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
    // On the server it would be an inline script.
    scrollRestoration: typeof document !== 'undefined' && isScrollOurs,
    scrollRestorationBehavior: 'instant',
    // While a skeleton stands there, nothing is kept for the page that was there before.
    getScrollRestorationKey: (location) => (isPagePending() ? 'pending' : scrollKeyOf(location)),
    defaultHashScrollIntoView: { behavior: reducedMotion ? 'instant' : 'smooth' },
  });
}

/** A page that the server has rendered may have been scrolled before the application takes it over. */
function isScrollOurs(): boolean {
  return document.documentElement.dataset.shop !== 'taking-over' || window.scrollY === 0;
}

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the library's own type
  interface Register {
    router: ReturnType<typeof createShopRouter>;
  }
}
