import type { Caller } from '#server/platform/concurrency/concurrency-limit.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import type { Log } from '#server/platform/log.ts';
import { productListParameters, readProductListSearch } from '#src/shared/product-list-search.ts';
import { readReviewListSearch } from '#src/shared/review-list-search.ts';
import type { MatchedRoute, ServerRoute, SsrBundle } from '#src/shared/ssr.ts';
import { createPageRows, type PageRows } from './page-rows.ts';
import { type RowCache, readUuid } from './row-cache.ts';

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

const renderedParameters: ReadonlySet<string> = new Set(['category', 'sort']);

/**
 * Resolves an address before anything is rendered. Only existing entities are rendered; unknown query parameters are
 * dropped from `href`. Addresses of rows are looked up in turn by the network of the caller.
 *
 * @returns a function that takes path and query of the request and never rejects
 */
export function createPageResolver({
  pool,
  matchRoute,
  findSharedCustom,
  log,
}: Options): (url: string, caller: Caller) => Promise<PageTarget> {
  const rows = createPageRows(pool, findSharedCustom, log);
  return async (url, caller) => {
    const [path = '', query = ''] = url.split('?');
    const fixed = fixedPages.get(path);
    if (fixed) return fixed;
    const match = matchRoute(path);
    if (!match) return missing;
    const { route, params } = match;
    const resolveRow = rowPages[route.path];
    const target = resolveRow
      ? await resolveRow(rows, { path, params, caller, query: new URLSearchParams(query) })
      : fixedPage(path, query, route);
    const rendered = target.kind === 'ssr' && !hasHead(route) ? appShell : target;
    return route.noindex ? withoutIndex(rendered) : rendered;
  };
}

type ResolveRow = (rows: PageRows, address: Address) => Promise<PageTarget>;

/** The routes with parameters whose rows are looked up; those that redirect to another one are not rendered. */
const rowPages: Readonly<Record<string, ResolveRow>> = {
  '/product': listPage,
  '/product/$id': productPage,
  '/artist/$name': artistPage,
  '/artist/id': artistIdPage,
  '/artist/$name/graphic/$graphicId': graphicPage,
  '/artist/id/graphic/$graphicId': graphicPage,
  '/event/$id': (rows, address) => idPage('/event/', rows.events, address),
  '/banner/$id': (rows, address) => idPage('/banner/', rows.banners, address),
  '/brand/$id': brandPage,
  '/brand/$id/product/$code': brandProductPage,
  '/plan/$id': (rows, address) => idPage('/plan/', rows.plans, address),
  '/influencer/$id': (rows, address) => idPage('/influencer/', rows.influencers, address),
  '/influencer/$id/$feedId': postPage,
  '/maindetail': mainDetailPage,
  '/review/list': reviewListPage,
  '/review/$id': (rows, address) => idPage('/review/', rows.reviews, address),
  '/shared/$token': sharedPage,
};

async function productPage(
  rows: PageRows,
  { path, params: { id = '' }, query, caller }: Address,
): Promise<PageTarget> {
  const product = await rows.products(id, caller);
  if (product === null || product === 'not-found') return withoutRow(product);
  // Another spelling of the address would be cached as another page with the same content.
  if (path !== `/product/${product.id}`) return appShell;
  const side = onlyValue(query, 'mockup_group_id');
  const custom = await rows.customs(onlyValue(query, 'product_custom_id'), caller);
  if (!custom) return appShell;
  const isOwn = custom !== 'not-found' && custom.productId === product.id;
  const shown = new URLSearchParams({
    ...(product.sideIds.includes(side) && { mockup_group_id: side }),
    ...(isOwn && { product_custom_id: custom.id }),
  });
  return { kind: 'ssr', href: `${path}${shown.size > 0 ? '?' : ''}${shown}` };
}

async function listPage(rows: PageRows, { path, query, caller }: Address): Promise<PageTarget> {
  if (path !== '/product') return appShell;
  const shown = renderedSearch(query);
  if (!shown) return unlisted;
  const category = shown.get('category');
  const row = category === null ? 'all' : await rows.categories(category, caller);
  if (row === 'not-found') return unlisted;
  if (row === null) return busy;
  return { kind: 'ssr', href: `${path}${shown.size > 0 ? '?' : ''}${shown}` };
}

async function graphicPage(
  rows: PageRows,
  { path, params: { graphicId = '' }, caller }: Address,
): Promise<PageTarget> {
  const graphic = await rows.graphics(graphicId, caller);
  if (graphic === null || graphic === 'not-found') return withoutRow(graphic);
  if (!path.endsWith(`/graphic/${graphic.id}`)) return appShell;
  return { kind: 'ssr', href: `/artist/${graphic.artistPath}/graphic/${graphic.id}` };
}

async function artistPage(
  rows: PageRows,
  { path, params: { name = '' }, query, caller }: Address,
): Promise<PageTarget> {
  const artist = await rows.artists(name, caller);
  if (artist === null || artist === 'not-found') return withoutRow(artist);
  if (path !== `/artist/${name}`) return appShell;
  const isOnCustoms = onlyValue(query, 'tab') === 'customs';
  return { kind: 'ssr', href: isOnCustoms ? `${path}?tab=customs` : path };
}

async function artistIdPage(rows: PageRows, { query, caller }: Address): Promise<PageTarget> {
  return redirectOf(await rows.artistIds(onlyValue(query, 'id'), caller));
}

async function brandPage(
  rows: PageRows,
  { path, params: { id = '' }, query, caller }: Address,
): Promise<PageTarget> {
  const brandId = await rows.brands(id, caller);
  if (brandId === null || brandId === 'not-found') return withoutRow(brandId);
  if (path !== `/brand/${brandId}`) return appShell;
  const { sort } = readProductListSearch({ sort: onlyValue(query, 'sort') });
  return { kind: 'ssr', href: sort ? `${path}?sort=${sort}` : path };
}

/** The reviews of one product are on its page; only those of all products are rendered and indexed. */
async function reviewListPage(_rows: PageRows, { path, query }: Address): Promise<PageTarget> {
  if (path !== '/review/list') return appShell;
  if (query.has('product_id')) return unlisted;
  const { photo, sort } = readReviewListSearch({
    photo: onlyValue(query, 'photo'),
    sort: onlyValue(query, 'sort'),
  });
  const shown = new URLSearchParams({ ...(photo && { photo: 'true' }), ...(sort && { sort }) });
  return { kind: 'ssr', href: `${path}${shown.size > 0 ? '?' : ''}${shown}` };
}

async function brandProductPage(
  rows: PageRows,
  { params: { id = '', code = '' }, caller }: Address,
): Promise<PageTarget> {
  return redirectOf(await rows.brandProducts(id + code, caller));
}

async function postPage(
  rows: PageRows,
  { path, params: { id = '', feedId = '' }, caller }: Address,
): Promise<PageTarget> {
  if (!readUuid(id)) return missing;
  const postId = await rows.posts(id + feedId, caller);
  if (postId === null || postId === 'not-found') return withoutRow(postId);
  if (path !== `/influencer/${id.toLowerCase()}/${postId}`) return appShell;
  return { kind: 'ssr', href: path };
}

async function mainDetailPage(rows: PageRows, { path, query, caller }: Address): Promise<PageTarget> {
  const blockId = await rows.blocks(onlyValue(query, 'main_id'), caller);
  if (blockId === null || blockId === 'not-found') return withoutRow(blockId);
  if (path !== '/maindetail') return appShell;
  return { kind: 'ssr', href: `${path}?main_id=${blockId}` };
}

async function sharedPage(
  rows: PageRows,
  { path, params: { token = '' }, caller }: Address,
): Promise<PageTarget> {
  const customId = await rows.sharedCustoms(token, caller);
  if (customId === null || customId === 'not-found') return withoutRow(customId);
  if (path !== `/shared/${token}`) return appShell;
  return { kind: 'ssr', href: path };
}

/** A page whose address is the id of its row. */
async function idPage(
  prefix: string,
  find: RowCache<string>,
  { path, params: { id = '' }, caller }: Address,
): Promise<PageTarget> {
  const found = await find(id, caller);
  if (found === null || found === 'not-found') return withoutRow(found);
  if (path !== prefix + found) return appShell;
  return { kind: 'ssr', href: path };
}

const withoutRow = (row: 'not-found' | null): PageTarget => (row === null ? busy : missing);

/** A page that redirects in the browser. */
function redirectOf(row: string | object | null): PageTarget {
  if (row === null) return busy;
  return row === 'not-found' ? missing : appShell;
}

const withoutIndex = (target: PageTarget): PageTarget =>
  target.kind === 'ssr' || target.kind === 'app-shell' ? { ...target, noindex: true } : target;

/** Only lists of categories are rendered and indexed: with the other filters there are more than a cache can hold. */
function renderedSearch(query: URLSearchParams): URLSearchParams | null {
  if (productListParameters.some((name) => query.has(name) && !renderedParameters.has(name))) return null;
  const { category, sort } = readProductListSearch({
    category: onlyValue(query, 'category'),
    sort: onlyValue(query, 'sort'),
  });
  if (query.has('category') && !category) return null;
  return new URLSearchParams({ ...(category && { category }), ...(sort && { sort }) });
}

/** A page without parameters; with a trailing slash, or in capitals, it is the application's to redirect. */
function fixedPage(path: string, query: string, route: ServerRoute): PageTarget {
  if (path !== route.path || (query && readingQuery.has(path))) return appShell;
  return { kind: 'ssr', href: path };
}

const hasHead = ({ ssr, sitemap, preview }: ServerRoute) => ssr || sitemap || preview;

/** Like the application, ignores a parameter that is given twice. */
function onlyValue(query: URLSearchParams, name: string): string {
  const [value = '', ...others] = query.getAll(name);
  return others.length === 0 ? value : '';
}
