import type { ClientBase } from 'pg';

export type Row = Readonly<Record<string, unknown>>;

/** The rows of one table; all of them name the same columns. */
export type TableRows = { readonly table: string; readonly rows: readonly Row[] };

/** One statement per table: PostgreSQL reads the rows from JSON by the table's own column types. */
export async function insertRows(client: ClientBase, { table, rows }: TableRows): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first)
    .map((column) => `"${column}"`)
    .join(', ');
  await client.query(
    `insert into "${table}" (${columns}) select ${columns} from json_populate_recordset(null::"${table}", $1)`,
    [JSON.stringify(rows)],
  );
}
