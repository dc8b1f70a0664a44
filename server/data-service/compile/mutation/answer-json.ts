import type { Table } from '../../model/table.ts';
import type { Compilation } from '../compilation.ts';
import { type JsonEntry, objectJsonSql, rowJsonSql, rowsJsonSql } from '../json-sql.ts';
import { type ResolvedField, resolveFields, type Selection } from '../resolve-fields.ts';
import { rowEntries } from '../row-json.ts';
import { type RowScope, rootScope } from '../row-scope.ts';
import { identifier, literal } from '../sql-text.ts';
import { storedRowsSql } from './cell.ts';

/** What the document asks of the written rows: of one row, or `affected_rows` and `returning`. */
export type Answer = {
  readonly table: Table;
  readonly writes: 'rows' | 'row';
  readonly selection: Selection;
};

/** Where the written rows are, and how many, as SQL. */
type Written = { readonly rows: string; readonly count: string };

export function answerJson(
  compilation: Compilation,
  { table, writes, selection }: Answer,
  { rows, count }: Written,
): string {
  const scope = writtenScope(compilation, { table, writes });
  const from = `from ${rows} ${scope.alias}`;
  if (writes === 'row') return rowJsonSql(rowEntries(compilation, scope, selection), { from });
  const entries = resolveFields(compilation, selection).map((field): JsonEntry => {
    if ('typename' in field) return { key: field.key, sql: literal(field.typename) };
    const row = rowSelection(field);
    const sql = row ? rowsJsonSql(rowEntries(compilation, scope, row), { from }) : count;
    return { key: field.key, sql };
  });
  return `(select ${objectJsonSql(entries)})`;
}

/** The rows that a root field writes to, or has written. */
export const writtenScope = (
  compilation: Compilation,
  { table, writes }: Pick<Answer, 'table' | 'writes'>,
): RowScope => rootScope(compilation, table, writes === 'row' ? 1 : compilation.limits.rows);

/** Rows that earlier steps stored, as they were stored. */
export function storedRows(compilation: Compilation, table: Table, steps: readonly number[]): string {
  const type = `${identifier(table.schema)}.${identifier(table.name)}`;
  return `json_populate_recordset(null::${type}, ${storedRowsSql(compilation, steps)})`;
}

/** The answer looks beyond the written rows: at relatives, whom the write itself may have changed by a trigger. */
export function asksForRelatives(compilation: Compilation, { writes, selection }: Answer): boolean {
  const hasRelatives = (row: Selection) =>
    resolveFields(compilation, row).some((field) => 'type' in field && field.type !== undefined);
  if (writes === 'row') return hasRelatives(selection);
  return resolveFields(compilation, selection).some((field) => {
    const row = 'typename' in field ? undefined : rowSelection(field);
    return row !== undefined && hasRelatives(row);
  });
}

function rowSelection({ type, selections, path }: ResolvedField): Selection | undefined {
  return type && { type, sets: selections, path };
}
