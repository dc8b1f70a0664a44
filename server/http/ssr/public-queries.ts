import { itemKinds } from '#server/catalogue/search/item-kinds.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import type { CamelColumns } from '#server/platform/database/tables.gen.ts';
import {
  isGraphicShown,
  isProductShown,
  isPublished,
  isShopCustom,
  isShown,
  visibleRows,
} from '#server/platform/database/visibility.ts';

const visibleProduct = isProductShown('product');
const visibleGraphic = isGraphicShown('graphic', 'artist');
// An event is not shown before it begins, see features/event/event-page-query.ts.
const visibleEvent = `${isShown('event')} and start_date <= now()`;
const visibleArtist = isShown('artist');
const visibleBrand = isShown('brand');
const visibleCategory = visibleRows.category.where;
const visibleInfluencer = isShown('influencer');
const visiblePost = `${isPublished('post')} and ${visibleInfluencer}`;
// Permissions do not look at the dates of a collection; its page does.
const openPlan = `${isShown('plan')} and (start_date is null or start_date <= now())`;
const visibleReview = `${isShown('review')} and ${visibleProduct}`;

/** `route`: the path pattern of the screen. The query returns id, path of the URL, and when its content was changed. */
type PublicRows = { readonly route: string; readonly query: string };

/** The rows that a visitor can open and a search engine should list. Tables without `updated_at` do not tell when a row was changed. */
const publicRows = {
  product: {
    route: '/product/$id',
    query: `select id, '/product/' || id as path, updated_at as "changedAt" from product where ${visibleProduct}`,
  },
  custom: {
    route: '/product/$id',
    query: `select id, '/product/' || product_id || '?product_custom_id=' || id as path, updated_at as "changedAt"
      from product_custom found where ${itemKinds.custom.isVisible}`,
  },
  category: {
    route: '/product',
    query: `select category.id, '/product?category=' || category.path_name as path, category.updated_at as "changedAt"
      from category left join category parent on parent.id = category.parent_id where ${visibleCategory}`,
  },
  graphic: {
    route: '/artist/$name/graphic/$graphicId',
    query: `select graphic.id, '/artist/' || path_name || '/graphic/' || graphic.id as path, graphic.updated_at as "changedAt"
      from graphic join artist on artist.id = artist_id
      where ${visibleGraphic}`,
  },
  artist: {
    route: '/artist/$name',
    query: `select id, '/artist/' || path_name as path, updated_at as "changedAt"
      from artist where ${visibleArtist}`,
  },
  brand: {
    route: '/brand/$id',
    query: `select id, '/brand/' || id as path, updated_at as "changedAt" from brand where ${visibleBrand}`,
  },
  plan: {
    route: '/plan/$id',
    query: `select id, '/plan/' || id as path, null::timestamptz as "changedAt"
      from plan where ${openPlan} and (end_date is null or end_date >= now())`,
  },
  event: {
    route: '/event/$id',
    query: `select id, '/event/' || id as path, null::timestamptz as "changedAt"
      from event where ${visibleEvent} and end_date >= now()`,
  },
  banner: {
    route: '/banner/$id',
    query: `select id, '/banner/' || id as path, null::timestamptz as "changedAt"
      from home_template where ${isShown('home_template')} and not is_custom_url`,
  },
  influencer: {
    route: '/influencer/$id',
    query: `select id, '/influencer/' || id as path, null::timestamptz as "changedAt"
      from influencer where ${visibleInfluencer}`,
  },
  post: {
    route: '/influencer/$id/$feedId',
    query: `select post.id, '/influencer/' || influencer_id || '/' || post.id as path, null::timestamptz as "changedAt"
      from influencer_feed post join influencer on influencer.id = influencer_id
      where ${visiblePost}`,
  },
  review: {
    route: '/review/$id',
    query: `select review.id, '/review/' || review.id as path, review.updated_at as "changedAt"
      from review join product on product.id = product_id where ${visibleReview}`,
  },
} as const satisfies Record<string, PublicRows>;

export type PublicKind = keyof typeof publicRows;

/** The kinds whose screens are among these routes. */
export function publicKinds(routes: readonly string[]): readonly PublicKind[] {
  const kinds = Object.keys(publicRows) as readonly PublicKind[];
  return kinds.filter((kind) => routes.includes(publicRows[kind].route));
}

/** @returns for each part of `length` rows, in the order of ids, the id of the row before it: at first the nil UUID */
export async function listPublicParts(
  pool: Pool,
  kind: PublicKind,
  length: number,
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ after: string }>(
    `select after from (
       select coalesce(lag(id) over ids, '00000000-0000-0000-0000-000000000000') as after, row_number() over ids - 1 as place
       from (${publicRows[kind].query}) page window ids as (order by id)
     ) numbered
     where place % $1 = 0 order by after`,
    [length],
  );
  return rows.map(({ after }) => after);
}

type PublicRange = { readonly kind: PublicKind; readonly after: string; readonly limit: number };

export type PublicPage = { readonly id: string; readonly path: string; readonly changedAt: Date | null };

const pagesOf = (kind: PublicKind) =>
  `select id, path, "changedAt" from (${publicRows[kind].query}) page where id > $1 order by id limit $2`;

/** The first pages after an id, in the order of ids. */
export async function listPublicPages(
  pool: Pool,
  { kind, after, limit }: PublicRange,
): Promise<readonly PublicPage[]> {
  const { rows } = await pool.query<PublicPage>(pagesOf(kind), [after, limit]);
  return rows;
}

/** @returns a hash of what `listPublicPages` returns */
export async function hashPublicPages(pool: Pool, { kind, after, limit }: PublicRange): Promise<string> {
  const { rows } = await pool.query<{ hash: string }>(
    `select count(*) || '.' || coalesce(bit_xor(hashtextextended(concat_ws(' ', path, "changedAt"), 0)), 0) as hash
     from (${pagesOf(kind)}) part`,
    [after, limit],
  );
  return rows[0]?.hash ?? '';
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

type PublicCustom = CamelColumns<'product_custom', 'id' | 'product_id'>;

/** A custom of the shop; customs of members are private. */
export async function findPublicCustom(pool: Pool, id: string): Promise<PublicCustom | null> {
  const { rows } = await pool.query<PublicCustom>(
    `select id, product_id as "productId" from product_custom
     where id = $1 and ${isShopCustom('product_custom')}`,
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
  return findId(pool, `select id from home_template where id = $1 and ${isShown('home_template')}`, id);
}

/** @returns the id of the artist with this address name, null if visitors do not see them */
export function findPublicArtist(pool: Pool, pathName: string): Promise<string | null> {
  return findId(pool, `select id from artist where path_name = $1 and ${visibleArtist}`, pathName);
}

/** @returns their id, null if visitors do not see them */
export function findPublicArtistById(pool: Pool, id: string): Promise<string | null> {
  return findId(pool, `select id from artist where id = $1 and ${visibleArtist}`, id);
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

/** @returns their id, null if visitors do not see them */
export function findPublicInfluencer(pool: Pool, id: string): Promise<string | null> {
  return findId(pool, `select id from influencer where id = $1 and ${visibleInfluencer}`, id);
}

/** @returns the id of the post if it is by this influencer; null if visitors do not see it, or not yet */
export function findPublicPost(pool: Pool, influencerId: string, id: string): Promise<string | null> {
  const query = `select post.id from influencer_feed post join influencer on influencer.id = influencer_id
    where influencer.id = $1 and post.id = $2 and ${visiblePost}`;
  return findId(pool, query, influencerId, id);
}

/** @returns the id of the block of the main page, null if visitors do not see it */
export function findPublicBlock(pool: Pool, id: string): Promise<string | null> {
  return findId(pool, `select id from main_page where id = $1 and ${isShown('main_page')}`, id);
}

/** @returns its id, null if visitors do not see it or its product */
export function findPublicReview(pool: Pool, id: string): Promise<string | null> {
  const query = `select review.id from review join product on product.id = product_id
    where review.id = $1 and ${visibleReview}`;
  return findId(pool, query, id);
}

async function findId(pool: Pool, query: string, ...values: readonly string[]): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>(query, [...values]);
  return rows[0]?.id ?? null;
}

/** @returns its address name, null if visitors do not see it */
export async function findPublicCategory(pool: Pool, pathName: string): Promise<string | null> {
  const { rows } = await pool.query<{ name: string }>(
    `select category.path_name as name from category left join category parent on parent.id = category.parent_id
     where category.path_name = $1 and ${visibleCategory}`,
    [pathName],
  );
  return rows[0]?.name ?? null;
}
