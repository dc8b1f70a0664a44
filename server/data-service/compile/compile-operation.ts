import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { Variables } from '../document/input.ts';
import type { PreparedDocument } from '../document/prepare-document.ts';
import { allOf } from '../model/predicate.ts';
import type { Table } from '../model/table.ts';
import type { Check } from './checks.ts';
import type { Compilation } from './compilation.ts';
import { rowJsonSql } from './json-sql.ts';
import type { Parameter } from './parameters.ts';
import { constantField, type PlannedField } from './planned-field.ts';
import { predicateSql } from './predicate-sql.ts';
import { type Arguments, readArguments } from './read-arguments.ts';
import { type ResolvedField, resolveFields, type Selection } from './resolve-fields.ts';
import { aggregateJson, rowEntries, rowsJson } from './row-json.ts';
import { rowKey } from './row-key.ts';
import { rootScope, sourceSql } from './row-scope.ts';
import { type Source, startCompilation } from './start-compilation.ts';

/** Everything of a request that depends only on its document, role and the shape of its variables. */
export type Plan = {
  /** One statement for all root fields, so that they see the same moment; none when nothing is asked of the database. */
  readonly sql: string | undefined;
  readonly parameters: readonly Parameter[];
  readonly checks: readonly Check[];
  readonly fields: readonly PlannedField[];
};

export function compileOperation(
  { schema, operation, fragments }: PreparedDocument,
  variables: Variables,
  source: Source,
): Plan {
  const { compilation, checks } = startCompilation({ variables, fragments, ...source });
  const { parameters } = compilation;
  const root = { type: queryType(schema), sets: [operation.selectionSet], path: '$' };
  const columns: string[] = [];
  const fields = resolveFields(compilation, root).map((field): PlannedField => {
    if ('typename' in field) return constantField(field.key, field.typename);
    if (field.binding.kind === 'nothing') return constantField(field.key, null);
    columns.push(rootSql(compilation, field));
    return { key: field.key, from: 'result', index: columns.length - 1 };
  });
  if (columns.length === 0) return { sql: undefined, parameters: [], checks, fields };
  const statement = `select ${columns.map((column) => `${column}::text`).join(', ')}`;
  return { ...parameters.number(statement), checks, fields };
}

function rootSql(compilation: Compilation, field: ResolvedField): string {
  const { binding, type, definition, node, path } = field;
  if (!type) throw new Error(`${path} has no fields`);
  const given = readArguments(compilation, definition, node, path);
  const selection = { type, sets: field.selections, path };
  switch (binding.kind) {
    case 'rows':
      return rowsJson(compilation, rootScope(compilation, binding.table), given, selection);
    case 'row-by-key':
      return rowByKey(compilation, binding.table, given, selection);
    case 'aggregate':
      return aggregateJson(compilation, rootScope(compilation, binding.table), given, selection);
    default:
      throw new Error(`${path} is no root field`);
  }
}

function rowByKey(compilation: Compilation, table: Table, given: Arguments, selection: Selection): string {
  const scope = rootScope(compilation, table, 1);
  const { filter } = compilation.permission(table);
  const where = predicateSql(compilation, scope, allOf(rowKey(table, given), filter));
  const entries = rowEntries(compilation, scope, selection);
  return rowJsonSql(entries, { from: `from ${sourceSql(scope)} where ${where}` });
}

function queryType(schema: GraphQLSchema): GraphQLObjectType {
  const type = schema.getQueryType();
  if (!type) throw new Error('the schema has no queries');
  return type;
}
