import { type Arguments, coerceArguments } from './coerce-arguments.ts';
import type { Compilation } from './compilation.ts';
import { type JsonEntry, objectJsonSql, rowJsonSql } from './json-sql.ts';
import { readColumns } from './read-columns.ts';
import { type Rows, readRows } from './read-rows.ts';
import { type ResolvedField, resolveFields, type Selection } from './resolve-fields.ts';
import { aggregateFunctionSql, columnSql, type RowScope } from './row-scope.ts';
import { quoteLiteral } from './sql-quoting.ts';

/** `aggregate { count sum { price } ... }` over the rows of a list field. */
export function aggregateFieldsJson(
  compilation: Compilation,
  scope: RowScope,
  args: Arguments,
  selection: Selection,
): string {
  const rows = readRows(compilation, scope, args, { path: selection.path, isPage: false });
  const entries = resolveFields(compilation, selection).map((field): JsonEntry => {
    if ('typename' in field) return { key: field.key, sql: quoteLiteral(field.typename) };
    return { key: field.key, sql: aggregateSql(compilation, scope, field) };
  });
  return rowJsonSql(entries, { from: rowsClause(scope, rows) });
}

/** With `limit`, `offset` or `distinct_on` the rows must be selected in a subquery before they are aggregated. */
function rowsClause({ alias }: RowScope, { from, distinct, order, limit, offset }: Rows): string {
  if (!distinct && limit === undefined && !offset) return from;
  const page = `${limit === undefined ? '' : ` limit ${limit}`}${offset}`;
  return `from (select ${distinct}${alias}.* ${from}${order}${page}) ${alias}`;
}

function aggregateSql(compilation: Compilation, scope: RowScope, field: ResolvedField): string {
  const { binding, definition, node, path } = field;
  if (binding.kind === 'count') return countSql(scope, coerceArguments(compilation, definition, node, path));
  if (binding.kind !== 'function' || !field.type) throw new Error(`${path} is no aggregate`);
  const { name } = binding;
  const selection = { type: field.type, sets: field.selections, path };
  const entries = resolveFields(compilation, selection).map((inner): JsonEntry => {
    if ('typename' in inner) return { key: inner.key, sql: quoteLiteral(inner.typename) };
    if (inner.binding.kind !== 'column') throw new Error(`${inner.path} is no column`);
    return { key: inner.key, sql: aggregateFunctionSql(scope, name, inner.binding.column) };
  });
  return objectJsonSql(entries);
}

function countSql(scope: RowScope, args: Arguments): string {
  const columns = readColumns(scope.table, args('columns')).map((column) => columnSql(scope, column));
  if (columns.length === 0) return 'count(*)';
  const distinct = args('distinct');
  const isDistinct = distinct.kind === 'value' && distinct.constant === true;
  const counted = columns.length === 1 ? columns[0] : `(${columns.join(', ')})`;
  return `count(${isDistinct ? 'distinct ' : ''}${counted})`;
}
