import type { Caller } from '#server/platform/concurrency/concurrency-limit.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import type { Log } from '#server/platform/log.ts';
import { shareTokenPattern } from '#src/shared/contracts/customs.ts';
import { type FoundRow, onlyValue, type PublicPage, type PublicRow } from '#src/shared/public-page.ts';
import type { MatchedRoute, ServerRoute, SsrBundle } from '#src/shared/ssr.ts';
import { fillAddress, findPublicRow, findStatement } from './public-rows.ts';
import { createRowCaches, type RowCache } from './row-cache.ts';

/** How the server responds to an address of the shop. `noindex`: search engines must not list it. */
export type PageTarget =
  /**
   * A page with a rendered head, and a rendered first screen if its route has one. Addresses that show the same have the
   * same `href`.
   */
  | { readonly kind: 'ssr'; readonly href: string; readonly noindex?: boolean }
  | { readonly kind: 'app-shell'; readonly noindex?: boolean }
  | { readonly kind: 'not-found' }
  /** Nobody knows yet whether there is something. */
  | { readonly kind: 'busy' };

type Options = {
  readonly pool: Pool;
  readonly matchRoute: SsrBundle['matchRoute'];
  readonly publicPages: readonly PublicPage[];
  /** The id of the custom that a token shares. */
  readonly findSharedCustom: (token: string) => Promise<string | null>;
  readonly log: Pick<Log, 'warn'>;
};

type Address = {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly params: MatchedRoute['params'];
  readonly caller: Caller;
};

const appShell: PageTarget = { kind: 'app-shell' };
const unlisted: PageTarget = { kind: 'app-shell', noindex: true };
const missing: PageTarget = { kind: 'not-found' };
const busy: PageTarget = { kind: 'busy' };

const fixedPages: ReadonlyMap<string, PageTarget> = new Map<string, PageTarget>([
  ['/', { kind: 'ssr', href: '/main' }],
  ['/index.html', appShell],
]);

/** Pages that read their query: each query would be another page in the cache. */
const readingQuery: ReadonlySet<string> = new Set(['/login', '/category']);

/**
 * Resolves an address before anything is rendered. Only existing entities are rendered; unknown query parameters are
 * dropped from `href`. Addresses of rows are looked up in turn by the network of the caller.
 *
 * @returns a function that takes path and query of the request and never rejects
 */
export function createPageResolver(options: Options): (url: string, caller: Caller) => Promise<PageTarget> {
  const find = createFinder(options);
  const pages = new Map(options.publicPages.map((page) => [page.path, page]));
  return async (url, caller) => {
    const [path = '', query = ''] = url.split('?');
    const fixed = fixedPages.get(path);
    if (fixed) return fixed;
    const match = options.matchRoute(path);
    if (!match) return missing;
    const { route, params } = match;
    const page = pages.get(route.path);
    const target =
      page?.rows || page?.shown
        ? await resolvePublicPage(page, find, { path, params, caller, query: new URLSearchParams(query) })
        : fixedPage(path, query, route);
    const rendered = target.kind === 'ssr' && !hasHead(route) ? appShell : target;
    return route.noindex ? withoutIndex(rendered) : rendered;
  };
}

type Rows = NonNullable<PublicPage['rows']>;
type Find = (rows: Rows, values: Readonly<Record<string, string>>, caller: Caller) => Promise<FoundRow>;

const shareToken = new RegExp(shareTokenPattern);

/** Looks rows up by the keys of an address; the rows of every page have a cache. */
function createFinder({ pool, findSharedCustom, log }: Options): Find {
  const rowCache = createRowCaches(log);
  const caches = new Map<Rows, RowCache<PublicRow>>();
  const sharedCustoms = rowCache<PublicRow>(
    async (token) =>
      (await findSharedCustom(token)) ? { address: `/shared/${token}`, keys: { token }, facts: {} } : null,
    (token) => (shareToken.test(token) ? token : null),
  );

  return async (rows, values, caller) => {
    if (rows === 'shared-custom') return await sharedCustoms(values.token ?? '', caller);
    const keys: (string | undefined)[] = Object.entries(rows.keys).map(([name, read]) =>
      read(values[name] ?? ''),
    );
    if (keys.includes(undefined)) return 'not-found';
    return await cacheOf(rows)(JSON.stringify(keys), caller);
  };

  function cacheOf(rows: Exclude<Rows, string>): RowCache<PublicRow> {
    const known = caches.get(rows);
    if (known) return known;
    const statement = findStatement(rows);
    const created = rowCache((keys) => findPublicRow(pool, statement, JSON.parse(keys)));
    caches.set(rows, created);
    return created;
  }
}

async function resolvePublicPage(page: PublicPage, find: Find, address: Address): Promise<PageTarget> {
  const { path, query, params, caller } = address;
  const { rows } = page;
  const values = {
    ...Object.fromEntries(queryKeys(rows).map((name) => [name, onlyValue(query, name)])),
    ...params,
  };
  const row = rows ? await find(rows, values, caller) : withoutRow(page);
  if (row === null) return busy;
  if (row === 'not-found') return missing;
  // Another spelling of the address would be cached as another page with the same content.
  if (path !== fillAddress(page.path, { ...params, ...row.keys })) return appShell;
  const shown = await page.shown?.({ query, find: (others, keys) => find(others, keys, caller) }, row);
  switch (shown) {
    case 'unlisted':
      return unlisted;
    case 'skeleton':
      return appShell;
    case 'busy':
      return busy;
    default: {
      const parameters = new URLSearchParams(shown);
      return { kind: 'ssr', href: row.address + (parameters.size > 0 ? `?${parameters}` : '') };
    }
  }
}

const queryKeys = (rows: PublicPage['rows']) => (typeof rows === 'object' ? Object.keys(rows.keys) : []);

/** The page of an address that names no row. */
const withoutRow = ({ path }: PublicPage): PublicRow => ({ address: path, keys: {}, facts: {} });

const withoutIndex = (target: PageTarget): PageTarget =>
  target.kind === 'ssr' || target.kind === 'app-shell' ? { ...target, noindex: true } : target;

/** A page without parameters; with a trailing slash, or in capitals, it is the application's to redirect. */
function fixedPage(path: string, query: string, route: ServerRoute): PageTarget {
  if (path !== route.path || (query && readingQuery.has(path))) return appShell;
  return { kind: 'ssr', href: path };
}

const hasHead = ({ ssr, sitemap, preview }: ServerRoute) => ssr || sitemap || preview;
