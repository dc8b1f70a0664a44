import type { Pool } from '#server/database/pool.ts';

/** `path`: of its URL. */
export type PublicPage = { readonly path: string; readonly changedAt: Date | null };

// The same conditions as the permissions of visitors, see database/metadata.
const visibleProduct = `product.state in ('ACT', 'SUSPENDED') and product.deleted_at is null`;
const visibleGraphic = `graphic.state = 'ACT' and graphic.deleted_at is null`;
// An event is not shown before it begins, see features/event/event-page-query.ts.
const visibleEvent = `state = 'ACT' and deleted_at is null and start_date <= now()`;
const visibleBanner = `state = 'ACT' and deleted_at is null`;
const visibleBrand = `brand.state = 'ACT' and brand.deleted_at is null`;
// Permissions do not look at the dates of a collection; its page does.
const openPlan = `plan.state = 'ACT' and plan.deleted_at is null and (start_date is null or start_date <= now())`;

/** Of one sitemap file, by the protocol. */
const maxPages = 50_000;

/** The pages of a route with parameters, by its path. */
const rowPages: Readonly<Record<string, string>> = {
  '/product/$id': `
    select '/product/' || id as path, updated_at as "changedAt" from product where ${visibleProduct}`,
  '/artist/$name/graphic/$graphicId': `
    select '/artist/' || path_name || '/graphic/' || graphic.id as path, graphic.updated_at as "changedAt"
    from graphic join artist on artist.id = artist_id
    where ${visibleGraphic} and artist.state = 'ACT' and artist.deleted_at is null`,
  '/artist/$name': `
    select '/artist/' || path_name as path, updated_at as "changedAt"
    from artist where state = 'ACT' and deleted_at is null`,
  '/brand/$id': `
    select '/brand/' || id as path, updated_at as "changedAt"
    from brand where ${visibleBrand}`,
  '/plan/$id': `
    select '/plan/' || id as path, created_at as "changedAt" from plan where ${openPlan}`,
  '/event/$id': `
    select '/event/' || id as path, created_at as "changedAt" from event where ${visibleEvent}`,
  '/banner/$id': `
    select '/banner/' || id as path, created_at as "changedAt"
    from home_template where ${visibleBanner} and not is_custom_url`,
};

/** The pages of these routes: what a visitor can open, without hidden entities. A route is a path pattern, `/product/$id`. */
export async function listPublicPages(pool: Pool, routes: readonly string[]): Promise<readonly PublicPage[]> {
  const fixed = routes.filter((path) => !path.includes('$'));
  const queries = routes.flatMap((path) => rowPages[path] ?? []);
  const pages = fixed.map((path) => ({ path, changedAt: null }));
  if (queries.length === 0) return pages;
  const { rows } = await pool.query<PublicPage>(`${queries.join(' union all ')} limit $1`, [
    maxPages - pages.length,
  ]);
  return [...pages, ...rows];
}

type PublicProduct = { readonly id: string; readonly sideIds: readonly string[] };

/** A product that visitors can see, with the mock-up groups that the query of its page can select. */
export async function findPublicProduct(pool: Pool, id: string): Promise<PublicProduct | null> {
  const { rows } = await pool.query<PublicProduct>(
    `select id::text, array(
         select mockup_group.id::text from mockup_group
         where product_id = product.id and mockup_group.deleted_at is null
       ) as "sideIds"
     from product where id = $1 and ${visibleProduct}`,
    [id],
  );
  return rows[0] ?? null;
}

type PublicCustom = { readonly id: string; readonly productId: string };

/** A custom of the shop; customs of members are private. */
export async function findPublicCustom(pool: Pool, id: string): Promise<PublicCustom | null> {
  const { rows } = await pool.query<PublicCustom>(
    `select id, product_id as "productId" from product_custom
     where id = $1 and type = 'SHOP' and deleted_at is null`,
    [id],
  );
  return rows[0] ?? null;
}

type PublicGraphic = { readonly id: string; readonly artistPath: string };

export async function findPublicGraphic(pool: Pool, id: string): Promise<PublicGraphic | null> {
  const { rows } = await pool.query<PublicGraphic>(
    `select graphic.id, path_name as "artistPath" from graphic join artist on artist.id = artist_id
     where graphic.id = $1 and ${visibleGraphic}`,
    [id],
  );
  return rows[0] ?? null;
}

/** @returns its id, null if visitors do not see it */
export function findPublicEvent(pool: Pool, id: string): Promise<string | null> {
  return findId(pool, `select id from event where id = $1 and ${visibleEvent}`, id);
}

/** @returns its id, null if visitors do not see it */
export function findPublicBanner(pool: Pool, id: string): Promise<string | null> {
  return findId(pool, `select id from home_template where id = $1 and ${visibleBanner}`, id);
}

/** @returns its id, null if visitors do not see it */
export function findPublicBrand(pool: Pool, id: string): Promise<string | null> {
  return findId(pool, `select id from brand where id = $1 and ${visibleBrand}`, id);
}

/** @returns the id of the product of a brand with this code, null if visitors do not see it */
export function findPublicBrandProduct(pool: Pool, brandId: string, code: string): Promise<string | null> {
  const query = `select product.id from product join brand on brand.id = brand_id
    where brand.id = $1 and code = $2 and ${visibleBrand} and ${visibleProduct}`;
  return findId(pool, query, brandId, code);
}

/** @returns its id, null if visitors do not see it, or not yet */
export function findPublicPlan(pool: Pool, id: string): Promise<string | null> {
  return findId(pool, `select id from plan where id = $1 and ${openPlan}`, id);
}

async function findId(pool: Pool, query: string, ...values: readonly string[]): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>(query, [...values]);
  return rows[0]?.id ?? null;
}

/** @returns its address name, null if visitors do not see it */
export async function findPublicCategory(pool: Pool, pathName: string): Promise<string | null> {
  const { rows } = await pool.query<{ name: string }>(
    `select category.path_name as name from category left join category parent on parent.id = category.parent_id
     where category.path_name = $1 and category.state = 'ACT' and category.deleted_at is null
       and (parent.id is null or (parent.state = 'ACT' and parent.deleted_at is null))`,
    [pathName],
  );
  return rows[0]?.name ?? null;
}
