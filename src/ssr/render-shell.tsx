import { msg } from '@lingui/core/macro';
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  type RegisteredRouter,
  type RouteComponent,
} from '@tanstack/react-router';
import { Client } from 'urql';
import { App } from '#src/app/app.tsx';
import { documentTitle, notFoundTitle, pageMeta } from '#src/app/page-meta.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { fallbackConfig, parseShopConfig } from '#src/config/shop-config.ts';
import { ErrorPage } from '#src/features/fallbacks/error-page.tsx';
import { FormSkeleton } from '#src/features/fallbacks/form-skeleton.tsx';
import { NotFoundPage } from '#src/features/fallbacks/not-found-page.tsx';
import { readyClient } from '#src/graphql/lazy-client.ts';
import { createTranslations } from '#src/i18n/translations.ts';
import { createShopRouter } from '#src/router.ts';
import { createSession } from '#src/session/session.ts';
import type { RenderedPage, ShellRequest } from '#src/shared/ssr.ts';
import { earlyPanelsHtml } from './early-panels.tsx';
import { NoScript } from './no-script.tsx';
import { prerenderApp } from './prerender-app.ts';

/**
 * Renders what a page shows before its data is there, with the components of the application: the layout that its route
 * states, with its title and its skeleton, or why there is no page. It asks for nothing, so it is the same for everybody.
 */
export async function renderShell(request: ShellRequest): Promise<RenderedPage> {
  const config = parseShopConfig(request.config) ?? fallbackConfig;
  const i18n = await createTranslations(request.locale);
  const client = readyClient(
    new Client({ url: 'http://shop.invalid', preferGetMethod: false, exchanges: [] }),
  );
  const router = createShopRouter({
    context: {
      config,
      i18n,
      session: createSession(config),
      client: { ...client, opened: { ...client.opened, initial: null } },
    },
    // Only the tab bar and links to the page itself read the address.
    history: createMemoryHistory({
      initialEntries: [`/${request.path.replaceAll('$', '')}`.replace('//', '/')],
    }),
  });
  const shown = routeOf(router, request);
  const routeTree = treeOf(router, shown, request.shows);
  // The layout of the root, the providers and the defaults of the shop's own router, without its guards and loaders.
  router.update({ ...router.options, routeTree: routeTree as unknown as RegisteredRouter['routeTree'] });
  await router.load();
  const { title } = pageMeta(router.state.matches, i18n);
  const head = { title: documentTitle(title), description: null, picture: null, sharePicture: null };
  return {
    head: { ...head, canonical: null, data: [] },
    screen: {
      ...(await prerenderApp(<App router={router} />)),
      // The address is not that of the request: it would be the wrong one to return to.
      end: earlyPanelsHtml(router).replaceAll(/\?return=[^"]*/g, ''),
      data: null,
      routeId: shown.id,
    },
  };
}

const catchAllId = '/$';

function routeOf(router: RegisteredRouter, { shows, path }: ShellRequest): AnyRoute {
  const routes = Object.values<AnyRoute>({ ...router.routesById });
  const found =
    shows !== 'error' && routes.find(({ fullPath, id }) => samePath(fullPath, path) && !isRoot(id));
  return found || router.routesById[catchAllId];
}

const isRoot = (id: string) => id === '__root__';

/** Index routes end with a slash. */
const samePath = (one: string, other: string) =>
  one.replace(/(?<=.)\/$/, '') === other.replace(/(?<=.)\/$/, '');

/** The root's layout around one component, at every address. */
function treeOf(router: RegisteredRouter, { options }: AnyRoute, shows: ShellRequest['shows']) {
  const { component } = router.routesById.__root__.options;
  const root = createRootRouteWithContext<RouterContext>()({
    loader: () => null,
    ...(component && { component }),
  });
  const { header, layout, ...stated } = options.staticData ?? {};
  const title = shows === 'skeleton' ? stated.title : titles[shows];
  const page = createRoute({
    getParentRoute: () => root,
    path: '$',
    staticData: {
      ...(title && { title }),
      ...(header && { header }),
      // A page that is loading has no footer; the application adds it.
      layout: { ...layout, end: 'none' },
    },
    component: componentOf(options, shows),
  });
  return root.addChildren([page]);
}

const titles = { 'not-found': notFoundTitle, error: msg`Something came undone` };

function componentOf(options: AnyRoute['options'], shows: ShellRequest['shows']): RouteComponent {
  switch (shows) {
    case 'skeleton':
      return skeletonPage(options.pendingComponent);
    case 'not-found':
      return (options.notFoundComponent as RouteComponent | undefined) ?? NotFoundPage;
    case 'error':
      return () => <ErrorPage error={null} onRetry={async () => {}} />;
  }
}

/** Screens of which nothing is loaded have no skeleton in the browser; they are forms. */
const skeletonPage = (Skeleton: RouteComponent = FormSkeleton) =>
  function SkeletonPage() {
    return (
      <>
        <noscript>
          <style>{'[aria-busy]{display:none}'}</style>
        </noscript>
        <NoScript />
        <Skeleton />
      </>
    );
  };
