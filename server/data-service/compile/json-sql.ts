import { quoteIdentifier, quoteLiteral } from './sql-quoting.ts';

export type JsonEntry = { readonly key: string; readonly sql: string };

/** A query of rows: `select <distinct> ... <from>`, with everything behind `from`. */
export type RowQuery = { readonly distinct?: string; readonly from: string };

/** The one row of a query as a JSON object, or null. */
export function rowJsonSql(entries: readonly JsonEntry[], { from }: RowQuery): string {
  if (!fitAsColumnNames(entries)) return `(select ${objectJsonSql(entries)} ${from})`;
  return `(select row_to_json(${row}) from (select ${selectListSql(entries)} ${from}) ${row})`;
}

/** The rows of a query as a JSON array. */
export function rowsJsonSql(entries: readonly JsonEntry[], { distinct = '', from }: RowQuery): string {
  const [item, query] = fitAsColumnNames(entries)
    ? [row, `select ${distinct}${selectListSql(entries)} ${from}`]
    : [`${row}.item`, `select ${distinct}${objectJsonSql(entries)} as item ${from}`];
  return `coalesce((select json_agg(${item}) from (${query}) ${row}), '[]')`;
}

/** A JSON object of values at hand. Where it can be had, a row that becomes JSON as a whole is faster and shorter. */
export function objectJsonSql(entries: readonly JsonEntry[]): string {
  if (entries.length <= maxEntries) return jsonBuildObjectSql(entries);
  const chunks: string[] = [];
  for (let start = 0; start < entries.length; start += maxEntries) {
    chunks.push(jsonBuildObjectSql(entries.slice(start, start + maxEntries)));
  }
  // Joined as texts without the outer braces: jsonb would lose the order of the keys.
  const inner = chunks.map((chunk) => String.raw`regexp_replace(${chunk}::text, '^\{|\}$', '', 'g')`);
  return `('{' || ${inner.join(` || ',' || `)} || '}')::json`;
}

// No GraphQL name has this character, so no column of the row is mistaken for the row.
const row = '"#"';

// PostgreSQL takes at most 100 arguments, and an entry is two.
const maxEntries = 50;

/** PostgreSQL cuts the names of columns at 63 bytes; a document may use longer ones. */
const fitAsColumnNames = (entries: readonly JsonEntry[]) => entries.every(({ key }) => key.length <= 63);

const selectListSql = (entries: readonly JsonEntry[]) =>
  entries.map(({ key, sql }) => `${sql} as ${quoteIdentifier(key)}`).join(', ');

const jsonBuildObjectSql = (entries: readonly JsonEntry[]) =>
  `json_build_object(${entries.map(({ key, sql }) => `${quoteLiteral(key)}, ${sql}`).join(', ')})`;
