import { cacheNames, type RouteHandlerCallback, type RouteMatchCallback } from 'workbox-core';
import { createHandlerBoundToURL, getCacheKeyForURL } from 'workbox-precaching';
import { isPagePath } from '#src/shared/page-paths.ts';
import { isSameBuild } from './same-build.ts';

const page = '/index.html';

export const isPageRequest: RouteMatchCallback = ({ request, sameOrigin, url }) =>
  sameOrigin && request.mode === 'navigate' && isPagePath(url.pathname);

/** The one page of all screens, without a question to the server. */
export const pageShell: RouteHandlerCallback = (options) => createHandlerBoundToURL(page)(options);

/**
 * Takes the page with the configuration that the server writes into it now. Never the page of another version, whose
 * parts are not here, nor what a captive portal says instead.
 */
export async function refreshShell(): Promise<void> {
  const key = getCacheKeyForURL(page);
  const cache = await caches.open(cacheNames.precache);
  const kept = key ? await cache.match(key) : undefined;
  if (!key || !kept) return;
  const fresh = await fetch(page, { cache: 'reload' }).catch(() => null);
  if (!fresh?.ok || fresh.redirected) return;
  if (isSameBuild(await kept.text(), await fresh.clone().text())) await cache.put(key, fresh);
}
