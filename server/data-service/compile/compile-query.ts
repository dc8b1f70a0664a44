import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { Variables } from '../document/input.ts';
import type { PreparedDocument } from '../document/prepare-document.ts';
import { allOf } from '../model/predicate.ts';
import type { Table } from '../model/table.ts';
import { type Arguments, coerceArguments } from './coerce-arguments.ts';
import { type Compilation, type CompileOptions, createCompilation } from './compilation.ts';
import { rowJsonSql } from './json-sql.ts';
import type { LimitCheck } from './limit-checks.ts';
import type { Parameter } from './parameters.ts';
import { predicateSql } from './predicate-sql.ts';
import { readPrimaryKey } from './read-columns.ts';
import { type ResolvedField, resolveFields, type Selection } from './resolve-fields.ts';
import { constantField, type ResponseField } from './response-fields.ts';
import { aggregateJson, rowEntries, rowsJson } from './row-json.ts';
import { rootScope, sourceSql } from './row-scope.ts';

/** The part of a request's work that depends only on its document, its role and the shape of its variables. */
export type QueryPlan = {
  /** One statement for all root fields, so that they share a snapshot; undefined when no root field needs the database. */
  readonly sql: string | undefined;
  readonly parameters: readonly Parameter[];
  readonly limitChecks: readonly LimitCheck[];
  readonly fields: readonly ResponseField[];
};

export function compileQuery(
  { schema, operation, fragments }: PreparedDocument,
  variables: Variables,
  options: CompileOptions,
): QueryPlan {
  const { compilation, limitChecks } = createCompilation({ variables, fragments, ...options });
  const { parameters } = compilation;
  const root = { type: queryType(schema), sets: [operation.selectionSet], path: '$' };
  const columns: string[] = [];
  const fields = resolveFields(compilation, root).map((field): ResponseField => {
    if ('typename' in field) return constantField(field.key, field.typename);
    if (field.binding.kind === 'nothing') return constantField(field.key, null);
    columns.push(rootSql(compilation, field));
    return { key: field.key, from: 'result', index: columns.length - 1 };
  });
  if (columns.length === 0) return { sql: undefined, parameters: [], limitChecks, fields };
  const statement = `select ${columns.map((column) => `${column}::text`).join(', ')}`;
  return { ...parameters.number(statement), limitChecks, fields };
}

function rootSql(compilation: Compilation, field: ResolvedField): string {
  const { binding, type, definition, node, path } = field;
  if (!type) throw new Error(`${path} has no fields`);
  const args = coerceArguments(compilation, definition, node, path);
  const selection = { type, sets: field.selections, path };
  switch (binding.kind) {
    case 'rows':
      return rowsJson(compilation, rootScope(compilation, binding.table), args, selection);
    case 'row-by-key':
      return rowByKey(compilation, binding.table, args, selection);
    case 'aggregate':
      return aggregateJson(compilation, rootScope(compilation, binding.table), args, selection);
    default:
      throw new Error(`${path} is no root field`);
  }
}

function rowByKey(compilation: Compilation, table: Table, args: Arguments, selection: Selection): string {
  const scope = rootScope(compilation, table, 1);
  const { filter } = compilation.selectPermission(table);
  const where = predicateSql(compilation, scope, allOf(readPrimaryKey(table, args), filter));
  const entries = rowEntries(compilation, scope, selection);
  return rowJsonSql(entries, { from: `from ${sourceSql(scope)} where ${where}` });
}

function queryType(schema: GraphQLSchema): GraphQLObjectType {
  const type = schema.getQueryType();
  if (!type) throw new Error('the schema has no queries');
  return type;
}
