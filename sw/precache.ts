import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { forEachParallel } from './for-each-parallel.ts';
import { validateResponses } from './validate-responses.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Replaced by the files of this release. Without a revision: a name with a hash of the content. */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

const files = self.__WB_MANIFEST;

/** The files of this release. */
export const precache = new PrecacheController({ plugins: [validateResponses] });
precache.addToCacheList(files);

/** Stores the files during the installation, and responds with them. */
export function precacheFiles(): void {
  self.addEventListener('install', (event) => event.waitUntil(install(event)));
  self.addEventListener('activate', precache.activate);
  registerRoute(new PrecacheRoute(precache, { cleanURLs: false }));
}

/**
 * As `PrecacheController.install`, which requests one file after the other: two hundred round trips. If one of the files
 * cannot be fetched, the installation fails and the previous version stays active.
 */
function install(event: ExtendableEvent): Promise<void> {
  return forEachParallel(files, async ({ url, revision }) => {
    const request = new Request(url, { cache: revision ? 'reload' : 'default', credentials: 'same-origin' });
    const params = { cacheKey: precache.getCacheKeyForURL(url) };
    await Promise.all(precache.strategy.handleAll({ params, request, event }));
  });
}
