import { cacheNames, type RouteMatchCallback } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { forEachParallel } from './for-each-parallel.ts';
import { precache } from './precache.ts';
import { validateResponses } from './validate-responses.ts';

const cacheName = 'kkumim-assets-v1';
const expiration = { maxEntries: 300, maxAgeSeconds: 30 * 24 * 60 * 60 };

export const isAssetRequest: RouteMatchCallback = ({ sameOrigin, url }) =>
  sameOrigin && url.pathname.startsWith('/assets/');

/**
 * For files that are not precached: font subsets with rare letters, and chunks of previous releases. File names contain
 * a hash of the content, so a cached file never becomes outdated.
 */
export const assetStrategy = new CacheFirst({
  cacheName,
  plugins: [validateResponses, new ExpirationPlugin({ ...expiration, purgeOnQuotaError: true })],
});

/**
 * Copies the previous release's files before the precache deletes them: a tab that still runs that release may import
 * one after the server has removed it.
 */
export async function cachePreviousAssets(): Promise<void> {
  const previous = await caches.open(cacheNames.precache);
  const assetCache = await caches.open(cacheName);
  const timestamps = new CacheExpiration(cacheName, expiration);
  await forEachParallel(await previous.keys(), async (request) => {
    const isAsset = new URL(request.url).pathname.startsWith('/assets/');
    if (!isAsset || precache.getCacheKeyForURL(request.url)) return;
    const response = await previous.match(request);
    if (!response) return;
    await assetCache.put(request, response);
    await timestamps.updateTimestamp(request.url);
  });
}
