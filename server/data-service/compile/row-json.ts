import type { Column, Relationship } from '../model/table.ts';
import { aggregateFieldsJson } from './aggregate-json.ts';
import { type Arguments, coerceArguments } from './coerce-arguments.ts';
import type { Compilation } from './compilation.ts';
import { jsonPathSql } from './json-path.ts';
import { type JsonEntry, objectJsonSql, rowJsonSql, rowsJsonSql } from './json-sql.ts';
import { andSql, predicateSql } from './predicate-sql.ts';
import { limitClause, readRows } from './read-rows.ts';
import { type ResolvedField, resolveFields, type Selection } from './resolve-fields.ts';
import {
  columnSql,
  isUniqueTarget,
  joinConditions,
  type RowScope,
  relatedScope,
  sourceSql,
} from './row-scope.ts';
import { quoteLiteral } from './sql-quoting.ts';

/** The selected fields of a row, with its related rows. */
export function rowEntries(compilation: Compilation, scope: RowScope, selection: Selection): JsonEntry[] {
  return resolveFields(compilation, selection).map((field) =>
    'typename' in field
      ? { key: field.key, sql: quoteLiteral(field.typename) }
      : { key: field.key, sql: fieldSql(compilation, scope, field) },
  );
}

/** A list of rows as a JSON array. */
export function rowsJson(
  compilation: Compilation,
  scope: RowScope,
  args: Arguments,
  selection: Selection,
): string {
  const rows = readRows(compilation, scope, args, selection);
  const entries = rowEntries(compilation, rows.page, selection);
  if (rows.isEmpty) return `'[]'::json`;
  const { distinct, from, order, limit, offset } = rows;
  const cut = limitClause(compilation, scope, limit);
  return rowsJsonSql(entries, { distinct, from: `${from}${order}${cut}${offset}` });
}

/** Aggregates over a list of rows and its `nodes`: separate queries, because only the nodes are limited to a page. */
export function aggregateJson(
  compilation: Compilation,
  scope: RowScope,
  args: Arguments,
  selection: Selection,
): string {
  const entries = resolveFields(compilation, selection).map((field): JsonEntry => {
    if ('typename' in field) return { key: field.key, sql: quoteLiteral(field.typename) };
    const { key, binding } = field;
    if (!field.type) throw new Error(`${field.path} has no fields`);
    const inner = { type: field.type, sets: field.selections, path: field.path };
    const sql =
      binding.kind === 'aggregate-nodes'
        ? rowsJson(compilation, scope, args, inner)
        : aggregateFieldsJson(compilation, scope, args, inner);
    return { key, sql };
  });
  return objectJsonSql(entries);
}

function fieldSql(compilation: Compilation, scope: RowScope, field: ResolvedField): string {
  const { binding, type, definition, node, path } = field;
  const args = coerceArguments(compilation, definition, node, path);
  if (binding.kind === 'column') {
    const part = args('path');
    const value = columnSql(scope, binding.column);
    if (part.kind === 'value') return jsonPathSql(compilation, value, part, `${path}.args.path`);
    return columnJson(compilation, value, binding.column);
  }
  if (!type) throw new Error(`${path} stands for no column`);
  const selection = { type, sets: field.selections, path };
  if (binding.kind === 'related') {
    return relatedJson(compilation, scope, { relationship: binding.relationship, args, selection });
  }
  if (binding.kind === 'related-aggregate') {
    const inner = relatedScope(compilation, scope, binding.relationship);
    return aggregateJson(compilation, inner, args, selection);
  }
  throw new Error(`${path} stands for nothing of a row`);
}

const columnJson = ({ dialect }: Compilation, value: string, { type }: Column): string =>
  dialect.stringifyNumerics && stringifiedTypes.has(type) ? `${value}::text` : value;

const stringifiedTypes = new Set(['int8', 'numeric', 'float8']);

type Related = {
  readonly relationship: Relationship;
  readonly args: Arguments;
  readonly selection: Selection;
};

function relatedJson(
  compilation: Compilation,
  scope: RowScope,
  { relationship, args, selection }: Related,
): string {
  compilation.addCost(scope.rows);
  const inner = relatedScope(compilation, scope, relationship);
  if (relationship.kind === 'array') return rowsJson(compilation, inner, args, selection);
  const { filter } = compilation.selectPermission(relationship.target);
  const where = andSql([...joinConditions(inner), predicateSql(compilation, inner, filter)]);
  const entries = rowEntries(compilation, inner, selection);
  if (where === 'false') return 'null::json';
  const one = isUniqueTarget(relationship) ? '' : ' limit 1';
  return rowJsonSql(entries, { from: `from ${sourceSql(inner)} where ${where}${one}` });
}
