import { cacheNames, type RouteMatchCallback } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { getCacheKeyForURL } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { validateResponses } from './validate-responses.ts';

const cacheName = 'kkumim-assets-v1';
const bounds = { maxEntries: 300, maxAgeSeconds: 30 * 24 * 60 * 60 };

/** Their names say what is in them, so whatever once was right stays right. */
export const isAsset: RouteMatchCallback = ({ sameOrigin, url }) =>
  sameOrigin && url.pathname.startsWith('/assets/');

/** The files that are not precached: rare letters, and parts of older versions. */
export const asset = new CacheFirst({
  cacheName,
  plugins: [validateResponses, new ExpirationPlugin({ ...bounds, purgeOnQuotaError: true })],
});

/**
 * Keeps the parts of the version before, which the precache forgets: a tab that still shows that version may need one
 * when the server has it no longer.
 */
export async function keepPreviousAssets(): Promise<void> {
  const precache = await caches.open(cacheNames.precache);
  const kept = await caches.open(cacheName);
  const expiration = new CacheExpiration(cacheName, bounds);
  for (const request of await precache.keys()) {
    const isPart = new URL(request.url).pathname.startsWith('/assets/');
    const response = isPart && !getCacheKeyForURL(request.url) ? await precache.match(request) : undefined;
    if (!response) continue;
    await kept.put(request, response);
    await expiration.updateTimestamp(request.url);
  }
}
