import type { Locale } from '#src/shared/locale.ts';
import { precache } from './precache.ts';
import { isShopPage } from './same-build.ts';

// Pages as the server renders them for visitors: the main page, and what was open when the shop was left. Shown at once to
// whoever comes back: rendering them in the browser takes twice as long. The application then shows the current data.

const mainPath = '/main';
/** A phone opens again what it has closed to save memory: that is among the last ones. */
const maxItemPages = 5;
const prefix = 'kkumim-page-';
/** Milliseconds during which a page is not requested again. */
const maxAge = 60 * 60_000;

/** Each build has its own: the pages name files of their build. */
const cacheName = (build: string): string => prefix + build.replace(/^.*=/, '');

/** @param build the precache key of the app shell */
export async function matchRenderedPage(
  { pathname, search }: URL,
  build: string,
): Promise<Response | undefined> {
  // The installed app opens with a search, see pwa/web-manifest.ts. Any other may change the page.
  const isInstalledApp = pathname === mainPath && search === '?source=pwa';
  if (search !== '' && !isInstalledApp) return undefined;
  // `open` would create a cache that is empty.
  return await caches.match(pathname, { cacheName: cacheName(build) });
}

type PageKey = { readonly path: string; readonly locale: Locale };

/** Ignores a page of another build, the app shell, which a busy server sends, and responses of captive portals. */
export async function cacheRenderedPage({ path, locale }: PageKey, build: string): Promise<void> {
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
  await deleteItems(
    cache,
    async (page, place) => place >= maxItemPages || !isIn(locale, await cache.match(page)),
  );
}

/** Deletes all pages of a build except the main page. */
export async function deleteRenderedItems(build: string): Promise<void> {
  if (await caches.has(cacheName(build)))
    await deleteItems(await caches.open(cacheName(build)), async () => true);
}

/** @param isUnneeded called with each page but the main page, and its place among them: 0 for the one cached last */
async function deleteItems(
  cache: Cache,
  isUnneeded: (page: Request, place: number) => Promise<boolean>,
): Promise<void> {
  // In the order in which they were put.
  const items = (await cache.keys()).toReversed().filter(({ url }) => new URL(url).pathname !== mainPath);
  await Promise.all(
    items.map(async (page, place) => {
      if (await isUnneeded(page, place)) await cache.delete(page);
    }),
  );
}

/** Deletes the pages of all builds, except those of `build`. */
export async function deleteRenderedPages(build?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const outdated = names.filter((name) => build === undefined || name !== cacheName(build));
  await Promise.all(outdated.map((name) => caches.delete(name)));
}

function isFresh(cached: Response | undefined, locale: Locale): boolean {
  return isIn(locale, cached) && Date.now() - Date.parse(cached?.headers.get('date') ?? '') < maxAge;
}

const isIn = (locale: Locale, page: Response | undefined): boolean =>
  page?.headers.get('content-language') === locale;

function isRenderedPage(html: string): boolean {
  const app = /<script data-app="([^"]+)"/.exec(html)?.[1];
  const isOfThisBuild = app !== undefined && precache.getCacheKeyForURL(app) !== undefined;
  return isOfThisBuild && isShopPage(html) && html.includes('id="initial-data"');
}
