import type { Pool } from '#server/database/pool.ts';

/** `path`: of its URL. */
export type PublicPage = { readonly path: string; readonly changedAt: Date | null };

const staticPages = [
  '/main',
  '/category',
  '/event',
  '/review/list',
  '/mypage/notice',
  '/mypage/faq',
  '/terms',
];

// The same conditions as the permissions of visitors, see database/metadata.
const visibleProduct = `product.state in ('ACT', 'SUSPENDED') and product.deleted_at is null`;
const visibleGraphic = `graphic.state = 'ACT' and graphic.deleted_at is null`;

/** Of one sitemap file, by the protocol. */
const maxPages = 50_000;

/** Every page for the sitemap: what a visitor can open, without hidden entities. */
export async function listPublicPages(pool: Pool): Promise<readonly PublicPage[]> {
  const { rows } = await pool.query<PublicPage>(
    `select '/product/' || id as path, updated_at as "changedAt"
       from product where ${visibleProduct}
     union all
     select '/artist/' || path_name || '/graphic/' || graphic.id, graphic.updated_at
       from graphic join artist on artist.id = artist_id
       where ${visibleGraphic} and artist.state = 'ACT' and artist.deleted_at is null
     union all
     select '/artist/' || path_name, updated_at from artist where state = 'ACT' and deleted_at is null
     union all
     select '/brand/' || id, updated_at from brand where state = 'ACT' and deleted_at is null
     union all
     select '/plan/' || id, created_at from plan
       where state = 'ACT' and deleted_at is null and (start_date is null or start_date <= now())
     limit $1`,
    [maxPages - staticPages.length],
  );
  return [...staticPages.map((path) => ({ path, changedAt: null })), ...rows];
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
