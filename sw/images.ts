import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { isPublicImage, otherSizeUrls } from '#src/shared/public-images.ts';

declare const self: ServiceWorkerGlobalScope;

const cacheName = 'kkumim-pictures-v1';
const expiration = { maxEntries: 300, maxAgeSeconds: 30 * 24 * 60 * 60 };
// The server sends `Vary: Accept`, but one browser always sends the same Accept header for images.
const matchOptions = { ignoreVary: true };

const { origin, searchParams } = new URL(self.location.href);
const shop = { origin, cdn: new URL(searchParams.get('cdn') ?? '/cdn', origin).href };

/** By URL, not by `request.destination`: requests of CACHE_URLS have no destination. */
export const isImageRequest: RouteMatchCallback = ({ url }) => isPublicImage(url, shop);

/** Without a network a cached image of another size is shown, although it may be blurred. */
const otherSizeFallback: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const cache = await caches.open(cacheName);
    for (const url of otherSizeUrls(new URL(request.url))) {
      const response = await cache.match(url, matchOptions);
      if (response) return response;
    }
    return undefined;
  },
};

export const imageStrategy = new CacheFirst({
  cacheName,
  matchOptions,
  // The browser counts opaque responses as many times their size against the quota.
  fetchOptions: { mode: 'cors', credentials: 'omit' },
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ ...expiration, matchOptions, purgeOnQuotaError: true }),
    otherSizeFallback,
  ],
});

export async function deleteCachedImages(): Promise<void> {
  await caches.delete(cacheName);
  // Also the URLs and timestamps that the expiration plugin stores in IndexedDB.
  await new CacheExpiration(cacheName, expiration).delete();
}
