import { setupI18n } from '@lingui/core';
import { type AnyRoute, createMemoryHistory, rootRouteId } from '@tanstack/react-router';
import { Client } from 'urql';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { readyClient } from '#src/graphql/lazy-client.ts';
import { createShopRouter } from '#src/router.ts';
import { needsLogin } from '#src/session/member-area.ts';
import { createSession } from '#src/session/session.ts';
import type { MatchedRoute, ServerRoute } from '#src/shared/ssr.ts';

// Only matches addresses: it loads nothing.
const router = createShopRouter({
  context: {
    client: readyClient(new Client({ url: 'http://shop.invalid', preferGetMethod: false, exchanges: [] })),
    config: fallbackConfig,
    i18n: setupI18n(),
    session: createSession(fallbackConfig),
  },
  history: createMemoryHistory(),
});

const catchAllId = '/$';

export const routes: readonly ServerRoute[] = Object.values<AnyRoute>({ ...router.routesById })
  .filter(({ id }) => id !== rootRouteId && id !== catchAllId)
  .map(serverRouteOf);

/** The route of an address; null: the shop has no such page. */
export function matchRoute(path: string): MatchedRoute | null {
  const [, params, route] = router.getMatchedRoutes(path);
  return route && route.id !== catchAllId ? { route: serverRouteOf(route), params } : null;
}

function serverRouteOf({ fullPath, options: { staticData } }: AnyRoute): ServerRoute {
  // Index routes end with a slash.
  const path = fullPath.replace(/(?<=.)\/$/, '');
  const { ssr = false, sitemap = false, preview = false, robots, title } = staticData ?? {};
  // A route that only redirects has no title. Without its redirect a search engine would not find the page behind it.
  const noindex = !sitemap && title !== undefined;
  return { path, ssr, sitemap, preview, noindex, isDisallowed: robots === 'disallow' || needsLogin(path) };
}
