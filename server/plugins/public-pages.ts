import type { Pool } from '../database/pool.ts';

/** `path`: as it stands in an address. */
export type PublicPage = { readonly path: string; readonly changedAt: Date | null };

const always = ['/main', '/category', '/event', '/review/list', '/mypage/notice', '/mypage/faq', '/terms'];

// What the protocol allows in one file.
const most = 50_000;

/** Every page of the shop that a search may find: what a visitor can open, and nothing that is hidden. */
export async function publicPages(pool: Pool): Promise<readonly PublicPage[]> {
  const { rows } = await pool.query<PublicPage>(
    `select '/product/' || id as path, updated_at as "changedAt"
       from product where state in ('ACT', 'SUSPENDED') and deleted_at is null
     union all
     select '/artist/' || path_name || '/graphic/' || graphic.id, graphic.updated_at
       from graphic join artist on artist.id = artist_id
       where graphic.state = 'ACT' and graphic.deleted_at is null
         and artist.state = 'ACT' and artist.deleted_at is null
     union all
     select '/artist/' || path_name, updated_at from artist where state = 'ACT' and deleted_at is null
     union all
     select '/brand/' || id, updated_at from brand where state = 'ACT' and deleted_at is null
     union all
     select '/plan/' || id, created_at from plan
       where state = 'ACT' and deleted_at is null and (start_date is null or start_date <= now())
     limit $1`,
    [most - always.length],
  );
  return [...always.map((path) => ({ path, changedAt: null })), ...rows];
}
