import type { Input, InputEntry } from '../document/input.ts';
import type { Column } from '../model/table.ts';
import { validationError } from '../request-error.ts';
import { inputBindingOf } from '../schema/bindings.ts';
import { directions, isDirection } from '../schema/order-by-type.ts';
import type { Compilation } from './compilation.ts';
import { andSql, predicateSql } from './predicate-sql.ts';
import {
  aggregateFunctionSql,
  columnSql,
  joinConditions,
  type RowScope,
  relatedScope,
  sourceSql,
} from './row-scope.ts';

type Term = { readonly sql: string; readonly direction: string; readonly column: Column | undefined };

export type OrderBy = {
  readonly sql: string;
  /** The column of each term; undefined for a term on a related table. */
  readonly columns: readonly (Column | undefined)[];
};

/** `order_by` as SQL. The primary key is the last term, so that the order of pages is deterministic. */
export function readOrderBy(compilation: Compilation, scope: RowScope, input: Input): OrderBy | undefined {
  const items = input.kind === 'list' ? input.items : [input];
  const terms = items.flatMap((item) => readTerms(compilation, scope, item));
  if (terms.length === 0) return undefined;
  const columns = terms.map(({ column }) => column);
  const key = scope.table.primaryKey
    .filter((column) => !columns.includes(column))
    .map((column) => columnSql(scope, column));
  const sql = [...terms.map((term) => `${term.sql} ${term.direction}`), ...key].join(', ');
  return { sql, columns };
}

function readTerms(compilation: Compilation, scope: RowScope, input: Input): Term[] {
  if (input.kind !== 'object') return [];
  return input.entries.flatMap((entry) => entryTerms(compilation, scope, entry));
}

function entryTerms(compilation: Compilation, scope: RowScope, { field, input }: InputEntry): Term[] {
  if (input.kind === 'null') return [];
  compilation.addCost(scope.rows);
  const bound = inputBindingOf(field);
  if (bound.kind === 'column' && input.kind === 'enum' && isDirection(input.value)) {
    const { column } = bound;
    return [{ sql: columnSql(scope, column), direction: directions[input.value], column }];
  }
  if (bound.kind !== 'related' && bound.kind !== 'related-aggregate') {
    throw validationError(`"${field.name}" cannot be ordered by`);
  }
  const { relationship } = bound;
  const inner = relatedScope(compilation, scope, relationship);
  const { filter } = compilation.selectPermission(relationship.target);
  const where = andSql([...joinConditions(inner), predicateSql(compilation, inner, filter)]);
  const isObject = bound.kind === 'related';
  const terms = isObject ? readTerms(compilation, inner, input) : aggregateTerms(inner, input);
  return terms.map(({ sql, direction }) => ({
    sql: `(select ${sql} from ${sourceSql(inner)} where ${where}${isObject ? ' limit 1' : ''})`,
    direction,
    column: undefined,
  }));
}

/** `{ count: desc, max: { created_at: asc } }` */
function aggregateTerms(scope: RowScope, input: Input): Pick<Term, 'sql' | 'direction'>[] {
  if (input.kind !== 'object') return [];
  return input.entries.flatMap(({ field, input: given }) => {
    const bound = inputBindingOf(field);
    if (bound.kind !== 'aggregate') throw new Error(`"${field.name}" is no aggregate`);
    const { name } = bound;
    if (name === 'count') return directionOf(given).map((direction) => ({ sql: 'count(*)', direction }));
    if (given.kind !== 'object') return [];
    return given.entries.flatMap((entry) => {
      const column = inputBindingOf(entry.field);
      if (column.kind !== 'column') throw new Error(`"${entry.field.name}" is no column`);
      const sql = aggregateFunctionSql(scope, name, column.column);
      return directionOf(entry.input).map((direction) => ({ sql, direction }));
    });
  });
}

const directionOf = (input: Input): readonly string[] =>
  input.kind === 'enum' && isDirection(input.value) ? [directions[input.value]] : [];
