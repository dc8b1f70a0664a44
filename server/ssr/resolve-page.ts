import { createConcurrencyLimit } from '#server/concurrency/concurrency-limit.ts';
import type { Pool } from '#server/database/pool.ts';
import { findPublicCustom, findPublicGraphic, findPublicProduct } from '#server/plugins/public-pages.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { pageCache } from './page-cache.ts';

/** What stands behind an address of the shop. */
export type PageTarget =
  /** A page whose first screen is rendered; every address that shows the same has the same `href`. */
  | { readonly kind: 'rendered'; readonly href: string }
  | { readonly kind: 'plain' }
  | { readonly kind: 'missing' };

type Parts = {
  readonly pool: Pool;
  readonly isRoute: (path: string) => boolean;
};

const fixedPages: ReadonlyMap<string, PageTarget> = new Map([
  ['/', { kind: 'rendered', href: '/main' }],
  ['/main', { kind: 'rendered', href: '/main' }],
  ['/index.html', { kind: 'plain' }],
]);

// Each entry is a row that was looked for, found or not; all of them together take a megabyte.
const cacheFor = { fresh: 10_000, stale: 60_000, most: 5_000 };
const wait = { timeoutMs: 300, caller: undefined };

/**
 * Finds out what an address leads to before anything is rendered. A page of its own has only what exists: whatever else
 * a query says is left out. Where the database does not answer in time the plain page has to do.
 *
 * @returns a function that takes path and query as they were asked for and never rejects
 */
export function createPageResolver({ pool, isRoute }: Parts): (url: string) => Promise<PageTarget> {
  const products = rowCache((id) => findPublicProduct(pool, id));
  const customs = rowCache((id) => findPublicCustom(pool, id));
  const graphics = rowCache((id) => findPublicGraphic(pool, id));

  return async (url) => {
    const [path = '', query = ''] = url.split('?');
    const known = fixedPages.get(path);
    if (known) return known;
    if (!isRoute(path)) return { kind: 'missing' };
    const [, productId] = /^\/product\/([^/]+)\/?$/i.exec(path) ?? [];
    if (productId) return await productPage(path, productId, new URLSearchParams(query));
    const [, graphicId] = /^\/artist\/[^/]+\/graphic\/([^/]+)\/?$/i.exec(path) ?? [];
    return graphicId ? await graphicPage(path, graphicId) : { kind: 'plain' };
  };

  async function productPage(path: string, id: string, query: URLSearchParams): Promise<PageTarget> {
    const product = await products(id);
    if (product === 'missing') return { kind: 'missing' };
    // Another spelling of an address would be another page with the same content.
    if (!product || path !== `/product/${product.id}`) return { kind: 'plain' };
    const side = onlyValue(query, 'mockup_group_id');
    const custom = await customs(onlyValue(query, 'product_custom_id'));
    if (!custom) return { kind: 'plain' };
    const isOwn = custom !== 'missing' && custom.productId === product.id;
    const shown = new URLSearchParams({
      ...(product.sideIds.includes(side) && { mockup_group_id: side }),
      ...(isOwn && { product_custom_id: custom.id }),
    });
    return { kind: 'rendered', href: `${path}${shown.size > 0 ? '?' : ''}${shown}` };
  }

  async function graphicPage(path: string, id: string): Promise<PageTarget> {
    const graphic = await graphics(id);
    if (graphic === 'missing') return { kind: 'missing' };
    // An address that says `id` in place of an artist leads on to one that names them.
    if (!graphic || path.startsWith('/artist/id/') || !path.endsWith(`/graphic/${graphic.id}`))
      return { kind: 'plain' };
    return { kind: 'rendered', href: `/artist/${graphic.artistPath}/graphic/${graphic.id}` };
  }
}

// Of the sixteen connections of the server.
const limit = createConcurrencyLimit({ maxRunning: 2, maxQueued: 200, queueTimeoutMs: 300 });

/** @returns a function that gives `missing` for what is not there, and null while nobody knows */
function rowCache<Row>(find: (id: string) => Promise<Row | null>) {
  const rows = pageCache<Row | 'missing'>(async (id) => {
    const found = await limit(async () => (await find(id)) ?? ('missing' as const));
    return found.ok ? found.value : undefined;
  }, cacheFor);
  return async (id: string) => (isUuid(id) ? await rows.get(id.toLowerCase(), wait) : 'missing');
}

/** The application ignores a value that is given twice. */
function onlyValue(query: URLSearchParams, name: string): string {
  const [value = '', ...others] = query.getAll(name);
  return others.length === 0 ? value : '';
}
