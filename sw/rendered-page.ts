import type { Locale } from '#src/shared/locale.ts';
import { precache } from './precache.ts';
import { isShopPage } from './same-build.ts';

// The main page as the server renders it for visitors. Shown at once to whoever comes back: rendering it in the browser
// takes twice as long. The application then shows the current data.

const path = '/main';
/** Without a search, or with that of the installed app, see pwa/web-manifest.ts. */
const searches = ['', '?source=pwa'];
const prefix = 'kkumim-page-';
/** Milliseconds during which the page is not requested again. */
const maxAge = 60 * 60_000;

/** Each build has its own: the page names files of its build. */
const cacheName = (build: string): string => prefix + build.replace(/^.*=/, '');

/** @param build the precache key of the app shell */
export async function matchRenderedPage(
  { pathname, search }: URL,
  build: string,
): Promise<Response | undefined> {
  if (pathname !== path || !searches.includes(search)) return undefined;
  // `open` would create a cache that is empty.
  return await caches.match(path, { cacheName: cacheName(build) });
}

/** Ignores a page of another build, the app shell, which a busy server sends, and responses of captive portals. */
export async function cacheRenderedPage(locale: Locale, build: string): Promise<void> {
  const cache = await caches.open(cacheName(build));
  if (isFresh(await cache.match(path), locale)) return;
  const response = await fetch(path, {
    headers: { accept: 'text/html', 'accept-language': locale },
    credentials: 'omit',
  }).catch(() => null);
  if (!response?.ok || response.redirected) return;
  const html = await response.text();
  if (!isRenderedPage(html)) return;
  const headers = new Headers(response.headers);
  // Of the transfer, and no longer true.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set('content-language', locale);
  // Tells the application that the data of the page may be outdated.
  await cache.put(path, new Response(html.replace('<html', '<html data-cached'), { headers }));
}

/** Deletes the pages of all builds, except those of `build`. */
export async function deleteRenderedPages(build?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const outdated = names.filter((name) => build === undefined || name !== cacheName(build));
  await Promise.all(outdated.map((name) => caches.delete(name)));
}

function isFresh(cached: Response | undefined, locale: Locale): boolean {
  const cachedAt = Date.parse(cached?.headers.get('date') ?? '');
  return cached?.headers.get('content-language') === locale && Date.now() - cachedAt < maxAge;
}

function isRenderedPage(html: string): boolean {
  const app = /<script data-app="([^"]+)"/.exec(html)?.[1];
  const isOfThisBuild = app !== undefined && precache.getCacheKeyForURL(app) !== undefined;
  return isOfThisBuild && isShopPage(html) && html.includes('id="initial-data"');
}
