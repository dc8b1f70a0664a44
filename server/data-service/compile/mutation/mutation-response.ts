import type { Table } from '../../model/table.ts';
import type { Compilation } from '../compilation.ts';
import { type JsonEntry, objectJsonSql, rowJsonSql, rowsJsonSql } from '../json-sql.ts';
import { type ResolvedField, resolveFields, type Selection } from '../resolve-fields.ts';
import { rowEntries } from '../row-json.ts';
import { type RowScope, rootScope } from '../row-scope.ts';
import { quoteIdentifier, quoteLiteral } from '../sql-quoting.ts';
import { storedRowsSql } from './cell.ts';

/** The fields that the document selects of the written rows: fields of one row, or `affected_rows` and `returning`. */
export type MutationResponse = {
  readonly table: Table;
  readonly writes: 'rows' | 'row';
  readonly selection: Selection;
};

/** SQL of the written rows and of their number. */
type Written = { readonly rows: string; readonly count: string };

export function mutationResponseJson(
  compilation: Compilation,
  { table, writes, selection }: MutationResponse,
  { rows, count }: Written,
): string {
  const scope = writtenScope(compilation, { table, writes });
  const from = `from ${rows} ${scope.alias}`;
  if (writes === 'row') return rowJsonSql(rowEntries(compilation, scope, selection), { from });
  const entries = resolveFields(compilation, selection).map((field): JsonEntry => {
    if ('typename' in field) return { key: field.key, sql: quoteLiteral(field.typename) };
    const row = rowSelection(field);
    const sql = row ? rowsJsonSql(rowEntries(compilation, scope, row), { from }) : count;
    return { key: field.key, sql };
  });
  return `(select ${objectJsonSql(entries)})`;
}

/** The scope of the rows that a root field writes or has written. */
export const writtenScope = (
  compilation: Compilation,
  { table, writes }: Pick<MutationResponse, 'table' | 'writes'>,
): RowScope => rootScope(compilation, table, writes === 'row' ? 1 : compilation.limits.rows);

/** SQL of the rows that earlier steps stored, in the state in which they were stored. */
export function storedRecordsetSql(compilation: Compilation, table: Table, steps: readonly number[]): string {
  const type = `${quoteIdentifier(table.schema)}.${quoteIdentifier(table.name)}`;
  return `json_populate_recordset(null::${type}, ${storedRowsSql(compilation, steps)})`;
}

/** Whether the response selects related rows, which triggers of the write may have changed. */
export function selectsRelationships(
  compilation: Compilation,
  { writes, selection }: MutationResponse,
): boolean {
  const hasRelatedRows = (row: Selection) =>
    resolveFields(compilation, row).some((field) => 'type' in field && field.type !== undefined);
  if (writes === 'row') return hasRelatedRows(selection);
  return resolveFields(compilation, selection).some((field) => {
    const row = 'typename' in field ? undefined : rowSelection(field);
    return row !== undefined && hasRelatedRows(row);
  });
}

function rowSelection({ type, selections, path }: ResolvedField): Selection | undefined {
  return type && { type, sets: selections, path };
}
