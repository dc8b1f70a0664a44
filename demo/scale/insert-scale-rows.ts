import type { ClientBase } from 'pg';
import { memberId } from '../keys/ids.ts';
import { customsSql } from './customs-sql.ts';
import { graphicsSql } from './graphics-sql.ts';
import { influencersSql } from './influencers-sql.ts';
import { insertInBulk } from './insert-in-bulk.ts';
import { peopleSql } from './people-sql.ts';
import { productsSql } from './products-sql.ts';
import { randomSql } from './random-sql.ts';
import { reactionRowsSql, reactionTables } from './reactions-sql.ts';
import { reviewDraftsSql, reviewsSql } from './reviews-sql.ts';
import { scaleSize } from './scale-size.ts';
import { templatesSql } from './templates-sql.ts';

const filled = [
  'user',
  'brand',
  'artist',
  'artist_brand',
  'product',
  'product_option',
  'product_variant',
  'mockup_group',
  'mockup_group_detail',
  'graphic',
  'graphic_product',
  'product_artist',
  'plan_graphic',
  'product_custom',
  'custom_mockup',
  'custom_layer',
  'product_template',
  'product_custom_artist',
  'review',
  'review_image',
  'review_score_count',
  'influencer',
  'influencer_feed',
  ...Object.values(reactionTables).map(({ table }) => table),
];

/**
 * Makes the demo shop a large one, in the transaction of the caller: `rows` each of members, products, graphics and
 * customs, and what hangs on them. The numbers that triggers keep come
 * out as they would have kept them.
 */
export async function insertScaleRows(client: ClientBase, rows: number): Promise<void> {
  const size = scaleSize(rows);
  const shopper = memberId('shopper');
  const statements = [
    randomSql,
    templatesSql,
    peopleSql(size),
    reviewDraftsSql(size),
    productsSql(size),
    graphicsSql(size),
    customsSql(size, shopper),
    reviewsSql(size),
    influencersSql(size),
    ...Object.values(reactionTables).map((of) => reactionRowsSql(of, size, shopper)),
  ];
  await insertInBulk(client, filled, async () => {
    for (const statement of statements) await client.query(statement);
  });
  await client.query(searchEntriesSql);
}

/** As in insertInBulk, the index over all words is made at once. */
const searchEntriesSql = `
do $$
declare
  definition text := replace(pg_get_indexdef('search_entry_words_idx'::regclass), ' ON ONLY ', ' ON ');
begin
  drop index search_entry_words_idx;
  perform fill_search_entries();
  execute definition;
end $$`;
