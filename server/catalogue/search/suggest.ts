import type { PoolClient } from 'pg';
import type { Pool } from '#server/platform/database/pool.ts';
import type { Columns } from '#server/platform/database/tables.gen.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { findItems, isSearchable, type Rank } from './find-items.ts';
import { itemKinds, type Kind, kinds } from './item-kinds.ts';
import { inOtherLayout } from './keyboard-layout.ts';
import { type Keyword, withOpenSyllable } from './keyword.ts';
import { searchSettings } from './search.ts';

type Suggestion = Columns<'search_entry', 'kind' | 'id' | 'name_ko' | 'name_en'> & {
  /** The product of a custom. */
  readonly product_id: string | null;
  /** The artist in the address of a graphic or an artist. */
  readonly path_name: string | null;
  readonly picture_src: string | null;
};

const maxOfKind = 3;
const maxSuggestions = 8;

/** A few items by their names while a keyword is typed, the best matches first. */
export function suggest(pool: Pool, keyword: Keyword): Promise<readonly Suggestion[]> {
  return inTransaction(pool, async (client) => {
    await client.query(searchSettings);
    if (!(await isSearchable(client, keyword))) return [];
    for (const typed of [keyword, withOpenSyllable(keyword), inOtherLayout(keyword)]) {
      const suggestions = typed ? await suggestFor(client, typed) : [];
      if (suggestions.length > 0) return suggestions;
    }
    return [];
  });
}

async function suggestFor(client: PoolClient, keyword: Keyword): Promise<readonly Suggestion[]> {
  const ranks: (Rank & { readonly kind: Kind })[] = [];
  for (const kind of kinds) {
    const found = await findItems(client, kind, keyword, { limit: maxOfKind });
    ranks.push(...found.map((rank) => ({ ...rank, kind })));
  }
  const best = ranks.toSorted((one, other) => one.match - other.match).slice(0, maxSuggestions);
  const suggestions: Suggestion[] = [];
  for (const { kind, id } of best) {
    const { rows } = await client.query<Suggestion>(suggestionSql(kind), [id]);
    suggestions.push(...rows);
  }
  return suggestions;
}

const suggestionSql = (kind: Kind) =>
  `select kind, id, name_ko, name_en, product_id, path_name, picture_src
   from search_entry found cross join lateral (${itemKinds[kind].address}) address
   where kind = '${kind}' and id = $1`;
