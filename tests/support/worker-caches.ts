import type { Page } from 'playwright/test';

/** The addresses of everything in the caches of the service worker. */
export function readCachedUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caught = [];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) caught.push(request.url);
    }
    return caught;
  });
}

/** The app shell as the worker keeps it. */
export function readCachedShell(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const found = await caches.match('/index.html', { ignoreSearch: true });
    return found?.text();
  });
}

/** How many pictures the worker remembers by address, besides the pictures themselves. */
export function countTrackedPictures(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('workbox-expiration');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const entries = database.transaction('cache-entries').objectStore('cache-entries').getAll();
          entries.onsuccess = () => {
            database.close();
            resolve(entries.result.filter((entry) => entry.cacheName.includes('pictures')).length);
          };
        };
      }),
  );
}
