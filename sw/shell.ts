import { cacheNames, type RouteHandlerCallback, type RouteMatchCallback } from 'workbox-core';
import type { Locale } from '#src/shared/locale.ts';
import { isPagePath } from '#src/shared/page-paths.ts';
import { precache } from './precache.ts';
import {
  cacheRenderedPage,
  deleteRenderedItems,
  deleteRenderedPages,
  matchRenderedPage,
} from './rendered-page.ts';
import { isSameBuild } from './same-build.ts';

const shellUrl = '/index.html';

export const isPageRequest: RouteMatchCallback = ({ request, sameOrigin, url }) =>
  sameOrigin && request.mode === 'navigate' && isPagePath(url.pathname);

const build = () => precache.getCacheKeyForURL(shellUrl) ?? '';

/** Pages are served without a request to the server: the main page and those left last as they were rendered, else the app shell. */
export const pageHandler: RouteHandlerCallback = async (options) =>
  (await matchRenderedPage(options.url, build())) ??
  (await precache.createHandlerBoundToURL(shellUrl)(options));

export const cachePage = (path: string, locale: Locale): Promise<void> =>
  cacheRenderedPage({ path, locale }, build());

/** Deletes the rendered pages of what this viewer has looked at. */
export const deleteItemPages = (): Promise<void> => deleteRenderedItems(build());

/** Deletes the rendered pages of previous releases. */
export const deleteOutdatedPages = (): Promise<void> => deleteRenderedPages(build());

/**
 * Replaces the precached document by the server's current one, which contains the current configuration. Ignores a
 * document of another release, whose assets are not precached, and responses of captive portals. The cached rendered
 * pages contain the configuration too.
 */
export async function refreshShell(): Promise<void> {
  await deleteRenderedPages();
  const key = precache.getCacheKeyForURL(shellUrl);
  const cache = await caches.open(cacheNames.precache);
  const cached = key ? await cache.match(key) : undefined;
  if (!key || !cached) return;
  const current = await fetch(shellUrl, { cache: 'reload' }).catch(() => null);
  if (!current?.ok || current.redirected) return;
  if (isSameBuild(await cached.text(), await current.clone().text())) await cache.put(key, current);
}
