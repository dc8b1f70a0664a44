import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { isPublicPicture, otherSizesOf } from '#src/shared/public-pictures.ts';

declare const self: ServiceWorkerGlobalScope;

const cacheName = 'kkumim-pictures-v1';
const bounds = { maxEntries: 300, maxAgeSeconds: 30 * 24 * 60 * 60 };
// The server says Vary: Accept, and one browser always accepts the same.
const matchOptions = { ignoreVary: true };

const { origin, searchParams } = new URL(self.location.href);
const places = { origin, cdn: new URL(searchParams.get('cdn') ?? '/cdn', origin).href };

/** By address, not by destination: what a page asks to be kept in advance has none. */
export const isPicture: RouteMatchCallback = ({ url }) => isPublicPicture(url, places);

/** Without a network a blurred picture is better than none. */
const anotherSize: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const cache = await caches.open(cacheName);
    for (const address of otherSizesOf(new URL(request.url))) {
      const found = await cache.match(address, matchOptions);
      if (found) return found;
    }
    return undefined;
  },
};

export const picture = new CacheFirst({
  cacheName,
  matchOptions,
  // Answers nobody may look into count many times their size against the quota.
  fetchOptions: { mode: 'cors', credentials: 'omit' },
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ ...bounds, matchOptions, purgeOnQuotaError: true }),
    anotherSize,
  ],
});

export async function deletePictures(): Promise<void> {
  await caches.delete(cacheName);
  // Its list of addresses and times too.
  await new CacheExpiration(cacheName, bounds).delete();
}
