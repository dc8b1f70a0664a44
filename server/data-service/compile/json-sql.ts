import { quoteIdentifier, quoteLiteral } from './sql-quoting.ts';

export type JsonEntry = { readonly key: string; readonly sql: string };

/** The clauses of `select <distinct> ... <from>`; `from` includes the clauses that follow it. */
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

/** A JSON object of expressions. Converting a whole row to JSON is faster and shorter where that is possible. */
export function objectJsonSql(entries: readonly JsonEntry[]): string {
  if (entries.length <= maxEntries) return jsonBuildObjectSql(entries);
  const chunks: string[] = [];
  for (let start = 0; start < entries.length; start += maxEntries) {
    chunks.push(jsonBuildObjectSql(entries.slice(start, start + maxEntries)));
  }
  // Concatenated as text without the outer braces: jsonb would not keep the order of the keys.
  const inner = chunks.map((chunk) => String.raw`regexp_replace(${chunk}::text, '^\{|\}$', '', 'g')`);
  return `('{' || ${inner.join(` || ',' || `)} || '}')::json`;
}

// No GraphQL name contains this character, so the alias never collides with a column of the row.
const row = '"#"';

// PostgreSQL functions take at most 100 arguments, and an entry is two.
const maxEntries = 50;

/** PostgreSQL truncates column names to 63 bytes; aliases of a document may be longer. */
const fitAsColumnNames = (entries: readonly JsonEntry[]) => entries.every(({ key }) => key.length <= 63);

const selectListSql = (entries: readonly JsonEntry[]) =>
  entries.map(({ key, sql }) => `${sql} as ${quoteIdentifier(key)}`).join(', ');

const jsonBuildObjectSql = (entries: readonly JsonEntry[]) =>
  `json_build_object(${entries.map(({ key, sql }) => `${quoteLiteral(key)}, ${sql}`).join(', ')})`;
