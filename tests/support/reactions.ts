import type { Pool } from '#server/platform/database/pool.ts';
import { id } from './small-shop.ts';

const template = '00000000-0000-4000-0012-000000000001';

/** Every reaction table: its target, the column that counts it, and a state that hides the target. */
export const reactionTables = [
  {
    table: 'graphic_like',
    target: 'graphic',
    targetId: id('graphic', 3),
    countColumn: 'like_count',
    hiddenState: 'READY',
  },
  {
    table: 'product_like',
    target: 'product',
    targetId: id('product', 1),
    countColumn: 'like_count',
    hiddenState: 'SUSPENDED',
  },
  {
    table: 'review_like',
    target: 'review',
    targetId: id('review', 2),
    countColumn: 'like_count',
    hiddenState: 'BLIND',
  },
  {
    table: 'review_unlike',
    target: 'review',
    targetId: id('review', 2),
    countColumn: 'unlike_count',
    hiddenState: 'BLIND',
  },
  {
    table: 'banner_like',
    target: 'home_template',
    targetId: template,
    countColumn: 'like_count',
    hiddenState: 'HIDDEN',
  },
  {
    table: 'artist_follow',
    target: 'artist',
    targetId: id('artist', 1),
    countColumn: 'follow_count',
    hiddenState: 'HIDDEN',
  },
  {
    table: 'brand_follow',
    target: 'brand',
    targetId: id('brand', 1),
    countColumn: 'follow_count',
    hiddenState: 'HIDDEN',
  },
] as const;

export type ReactionTable = (typeof reactionTables)[number];

/** The small shop has no banner. */
export const addBanner = (pool: Pool) =>
  pool.query(
    `insert into home_template (id, src, type, content_type, title) values ($1, '/b', 'BANNER', 'IMAGE', 'banner')`,
    [template],
  );

/** The mutations of a member on a reaction table; the inserts take the row as `$row`. */
export function reactionDocuments({ table, target }: ReactionTable) {
  const insert = (conflict: string) =>
    `mutation ($row: ${table}_insert_input!) { insert_${table}_one(object: $row${conflict}) { ${target}_id deleted_at } }`;
  const upsert = (columns: string) =>
    insert(`, on_conflict: { constraint: ${table}_pkey, update_columns: [${columns}] }`);
  return {
    insert: insert(''),
    upsert,
    update: (set: string) => `mutation ($at: timestamptz) {
      update_${table}(where: { ${target}_id: { _is_null: false } }, _set: { ${set} }) { affected_rows } }`,
    updateOne: `mutation ($user: uuid!, $targetId: uuid!, $at: timestamptz) {
      update_${table}_by_pk(pk_columns: { user_id: $user, ${target}_id: $targetId }, _set: { deleted_at: $at }) { user_id } }`,
  };
}

/** The stored reactions to the target, and the number that the target shows. */
export async function readReaction(pool: Pool, { table, target, targetId, countColumn }: ReactionTable) {
  const { rows } = await pool.query<{ user_id: string; deleted_at: Date | null; created_at: Date }>(
    `select user_id, deleted_at, created_at from ${table} where ${target}_id = $1 order by user_id`,
    [targetId],
  );
  const { rows: targets } = await pool.query<{ count: number }>(
    `select ${countColumn} as count from ${target} where id = $1`,
    [targetId],
  );
  return { rows, count: targets[0]?.count };
}
