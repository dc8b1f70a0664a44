import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ShopFacts } from './shop-facts.ts';

const routeTree = join(resolve(import.meta.dirname, '../..'), 'src/app/route-tree.gen.ts');
// An order or a review that is not there: such a page says so.
const unknown = '00000000-0000-4000-8000-000000000001';

/** Screens that an address shows with a query only. */
export const queriedAddresses = [
  '/login/kakao#provider=kakao&error=refused',
  '/login/kakao#provider=naver&error=unavailable',
  '/mypage/like?tab=reviews',
  '/mypage/notification?tab=settings',
] as const;

/** Open for artists and brands only, or for who has ordered: tests/journeys/graphic-submission.spec.ts, buying.spec.ts, orders.spec.ts. */
const ownAddresses = /^\/(mypage\/(graphic\/.*|brand-orders|order\/.+|claim\/.+)|order\/.*|shared\/.*)$/;

/** Every address of src/routes that a shopper can open, with rows of the demo shop for the variable parts. */
export async function allAddresses({ ids }: ShopFacts): Promise<readonly string[]> {
  const patterns = await routePatterns();
  return patterns
    .filter((pattern) => !ownAddresses.test(pattern))
    .map((pattern) => fillAddress(pattern, ids));
}

/**
 * The same, to be opened one after the other in a page that is open at `start`.
 * @returns with where each leads to
 */
export async function addressesToWalk(facts: ShopFacts, start: string) {
  const byName = (address: string) =>
    address
      .replace(/^\/artist\/id\/(\?.*)?/, `/artist/${facts.ids.artist}/`)
      .replace(/^\/brand\/.*\/product\/.*/, facts.product)
      .replace(/^(\/review\/write\/[^/]+)\/$/, '$1/check');
  const leadsElsewhere = (address: string) => byName(address) !== address;
  const addresses = (await allAddresses(facts))
    .filter((address) => !['/', start].includes(address))
    // Not right before the address that it leads to, which would be open already.
    .toSorted((one, other) => Number(leadsElsewhere(other)) - Number(leadsElsewhere(one)));
  return { addresses, byName };
}

/** The patterns of all routes, as the router writes them: `/brand/$id/`. */
export async function routePatterns(): Promise<readonly string[]> {
  const text = await readFile(routeTree, 'utf8');
  const [, union = ''] = /fullPaths:(.*?)fileRoutesByTo/s.exec(text) ?? [];
  return [...union.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern);
}

/** `/brand/$id` with the brand of the demo shop that the facts name. */
export function fillAddress(pattern: string, ids: ShopFacts['ids']): string {
  const byFolder: Readonly<Record<string, string>> = {
    product: ids.product,
    brand: ids.brand,
    plan: ids.plan,
    event: ids.event,
    banner: ids.banner,
    review: ids.review,
    graphic: ids.graphic,
    custom: ids.product,
    artist: ids.artist,
    influencer: ids.influencer,
  };
  const parts = pattern.split('/').map((part, place, all) => {
    if (part === '$') return 'no/such/page';
    if (part === '$code') return ids.code;
    if (part === '$feedId') return ids.feed;
    return part.startsWith('$') ? (byFolder[all[place - 1] ?? ''] ?? unknown) : part;
  });
  const queries: Readonly<Record<string, string>> = {
    '/artist/id': `?id=${ids.artistId}`,
    '/maindetail': `?main_id=${ids.block}`,
  };
  return parts.join('/') + (queries[pattern.replace(/\/$/, '')] ?? '');
}
