import type { PoolClient } from 'pg';
import { itemKinds, type Kind } from './item-kinds.ts';
import type { Keyword } from './keyword.ts';
import { type Term, termsOf } from './terms.ts';

/** A place in the order of the results. */
export type Rank = {
  /** 0: the whole name, 1: it begins so, 2: its words do, 3: anywhere, or by other words. Of some words: how many are missing. */
  readonly match: number;
  readonly popularity: number;
  readonly id: string;
};

/**
 * Rows that one search reads at most, by their index entries. More rows than that match only a common word, and there the
 * most popular items and those whose name begins with the word are among them.
 */
const limits = { whole: 200, anywhere: 600 } as const;

/** `after`: only what is behind this place. `some`: items need not have all words. */
type Page = { readonly limit: number; readonly after?: Rank | null; readonly some?: boolean };

/** The visible items that have all words in their names, categories and colors, the best first. */
export async function findItems(
  client: PoolClient,
  kind: Kind,
  { words }: Keyword,
  { limit, after = null, some = false }: Page,
): Promise<readonly Rank[]> {
  const { popularity, isVisible } = itemKinds[kind];
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const key = bind(words.join(''));
  const conditions = termsOf(words).map((term) => conditionOf(term, bind));
  const matches = `(${conditions.join(some ? ' or ' : ' and ')})`;
  const match = some
    ? `least(3, ${conditions.map((condition) => `(not ${condition})::int`).join(' + ')})`
    : // A bar ends the words of the names.
      `case
         when ${key} in (key_ko, key_en) or words like '% ' || ${key} || ' |%' then 0
         when key_ko like ${key} || '%' or key_en like ${key} || '%' then 1
         when ${words.map((word) => `words like ${bind(`% ${word}%|%`)}`).join(' and ')} then 2
         else 3 end`;
  const place = after && [after.match, after.popularity, after.id].map(bind);
  const entries = (condition: string) =>
    `select id, words, key_ko, key_en from search_entry where kind = '${kind}' and ${condition}`;
  const { rows } = await client.query<Rank>(
    `with entry as materialized (
       (${entries(`key_ko like ${key} || '%'`)} order by key_ko using ~<~ limit ${limits.whole})
       union all
       (${entries(`key_en like ${key} || '%'`)} order by key_en using ~<~ limit ${limits.whole})
       union all
       select id, words, key_ko, key_en from search_popular popular where kind = '${kind}' and ${matches}
         -- Renamed since it was copied.
         and words = (select entry.words from search_entry entry where entry.kind = '${kind}' and entry.id = popular.id)
       union all
       (${entries(matches)} limit ${limits.anywhere})
     ), found as (
       select distinct on (id) id, ${match} as match
       from entry order by id
     ), ranked as (
       select id, popularity, match from found cross join lateral (${popularity}) item
     )
     -- Sorted first, so that only the rows of the page are checked.
     select id, popularity, match from (
       select * from ranked
       ${place ? `where (match, -popularity, id) > (${place[0]}::int, -${place[1]}::bigint, ${place[2]}::uuid)` : ''}
       order by match, popularity desc, id offset 0
     ) found
     where (select ${isVisible})
     order by match, popularity desc, id limit ${bind(limit)}`,
    values,
  );
  return rows;
}

/**
 * Whether the database sees letters in all words as well. Its version of Unicode may be older than ours, and a word without a
 * letter has no trigram: finding nothing would read the whole index.
 */
export async function isSearchable(client: PoolClient, { words }: Keyword): Promise<boolean> {
  const { rows } = await client.query<{ searchable: boolean }>(
    'select bool_and(search_letters(word) = word) as searchable from unnest($1::text[]) word',
    [words],
  );
  return rows[0]?.searchable ?? false;
}

const conditionOf = (term: Term, bind: (value: unknown) => string) =>
  `(${term.map((patterns) => patterns.map((pattern) => `words like ${bind(pattern)}`).join(' and ')).join(' or ')})`;
