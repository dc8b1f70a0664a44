import { cacheNames, type RouteHandlerCallback, type RouteMatchCallback } from 'workbox-core';
import { createHandlerBoundToURL, getCacheKeyForURL } from 'workbox-precaching';
import { isPagePath } from '#src/shared/page-paths.ts';
import { isSameBuild } from './same-build.ts';

const shellUrl = '/index.html';

export const isPageRequest: RouteMatchCallback = ({ request, sameOrigin, url }) =>
  sameOrigin && request.mode === 'navigate' && isPagePath(url.pathname);

/** Every page is the same precached document, served without a request to the server. */
export const shellHandler: RouteHandlerCallback = (options) => createHandlerBoundToURL(shellUrl)(options);

/**
 * Replaces the precached document by the server's current one, which contains the current configuration. Ignores a
 * document of another release, whose assets are not precached, and responses of captive portals.
 */
export async function refreshShell(): Promise<void> {
  const key = getCacheKeyForURL(shellUrl);
  const cache = await caches.open(cacheNames.precache);
  const cached = key ? await cache.match(key) : undefined;
  if (!key || !cached) return;
  const current = await fetch(shellUrl, { cache: 'reload' }).catch(() => null);
  if (!current?.ok || current.redirected) return;
  if (isSameBuild(await cached.text(), await current.clone().text())) await cache.put(key, current);
}
