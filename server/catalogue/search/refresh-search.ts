import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Kind, kinds } from './item-kinds.ts';
import { keptDays } from './search-words.ts';

const popularOfKind = 1_000;

// Any number of its own, the same in every release.
const lock = 6_052_022;

/** Popular items and the words of all names, as they are now; words of old days are removed. Another process may do it. */
export async function refreshSearch(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(`set local statement_timeout = '60s'`);
    const { rows } = await client.query<{ locked: boolean }>(
      `select pg_try_advisory_xact_lock(${lock}) as locked`,
    );
    if (!rows[0]?.locked) return;
    for (const kind of kinds) await client.query(popularSql(kind));
    await client.query(vocabularySql);
    await client.query('delete from search_word where day <= current_date - $1::int', [keptDays]);
  });
}

const popularSql = (kind: Kind) => `
  delete from search_popular where kind = '${kind}';
  insert into search_popular
    select entry.* from search_entry entry
    join lateral (select id from (${popularIds[kind]} limit ${popularOfKind}) popular) item on item.id = entry.id
    where kind = '${kind}'`;

const popularIds: Readonly<Record<Kind, string>> = {
  product: 'select id from product where deleted_at is null order by like_count desc, id',
  custom: `select custom.id from product_custom custom join product on product.id = product_id
    where custom.deleted_at is null and custom.type = 'SHOP' order by like_count desc, custom.id`,
  graphic: 'select id from graphic where deleted_at is null order by like_count desc, id',
  artist: 'select id from artist where deleted_at is null order by follow_count desc, id',
  brand: 'select id from brand where deleted_at is null order by follow_count desc, id',
};

/** Words with digits are codes and numbers, which nobody wants to have corrected. */
const vocabularySql = `
  create temp table name_word on commit drop as
    select distinct word from search_entry, unnest(string_to_array(words, ' ')) word
    where length(word) between 2 and 40 and word !~ '[0-9]' and word !~ '^[\\u1100-\\u1112]+$';
  delete from search_vocabulary where word not in (select word from name_word);
  insert into search_vocabulary select word from name_word on conflict do nothing`;
