import type { Pool } from '#server/database/pool.ts';
import { id } from './small-shop.ts';

const template = '00000000-0000-4000-0012-000000000001';

/** Every table in which a member marks a thing: the thing, what counts the marks, and a state that takes it out of the shop. */
export const hearts = [
  { table: 'graphic_like', of: 'graphic', thing: id('graphic', 3), count: 'like_count', hidden: 'READY' },
  { table: 'product_like', of: 'product', thing: id('product', 1), count: 'like_count', hidden: 'SUSPENDED' },
  { table: 'review_like', of: 'review', thing: id('review', 2), count: 'like_count', hidden: 'BLIND' },
  { table: 'review_unlike', of: 'review', thing: id('review', 2), count: 'unlike_count', hidden: 'BLIND' },
  { table: 'banner_like', of: 'home_template', thing: template, count: 'like_count', hidden: 'HIDDEN' },
  { table: 'artist_follow', of: 'artist', thing: id('artist', 1), count: 'follow_count', hidden: 'HIDDEN' },
  { table: 'brand_follow', of: 'brand', thing: id('brand', 1), count: 'follow_count', hidden: 'HIDDEN' },
] as const;

export type Heart = (typeof hearts)[number];

/** The small shop has no banner. */
export const addBanner = (pool: Pool) =>
  pool.query(
    `insert into home_template (id, src, type, content_type, title) values ($1, '/b', 'BANNER', 'IMAGE', 'banner')`,
    [template],
  );

/** The documents a member may send about a heart; `row` is `$row` of the insert. */
export function reactionDocuments({ table, of }: Heart) {
  const insert = (conflict: string) =>
    `mutation ($row: ${table}_insert_input!) { insert_${table}_one(object: $row${conflict}) { ${of}_id deleted_at } }`;
  const upsert = (columns: string) =>
    insert(`, on_conflict: { constraint: ${table}_pkey, update_columns: [${columns}] }`);
  return {
    insert: insert(''),
    upsert,
    update: (set: string) => `mutation ($at: timestamptz) {
      update_${table}(where: { ${of}_id: { _is_null: false } }, _set: { ${set} }) { affected_rows } }`,
    updateOne: `mutation ($user: uuid!, $thing: uuid!, $at: timestamptz) {
      update_${table}_by_pk(pk_columns: { user_id: $user, ${of}_id: $thing }, _set: { deleted_at: $at }) { user_id } }`,
  };
}

/** The rows about a heart's thing in the database, and what the thing counts. */
export async function readHeart(pool: Pool, { table, of, thing, count }: Heart) {
  const { rows } = await pool.query<{ user_id: string; deleted_at: Date | null; created_at: Date }>(
    `select user_id, deleted_at, created_at from ${table} where ${of}_id = $1 order by user_id`,
    [thing],
  );
  const { rows: things } = await pool.query<{ count: number }>(
    `select ${count} as count from ${of} where id = $1`,
    [thing],
  );
  return { rows, count: things[0]?.count };
}
