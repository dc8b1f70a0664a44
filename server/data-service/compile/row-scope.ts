import type { Column, ColumnPair, Relationship, Table } from '../model/table.ts';
import type { AggregateFunction, PredicateFunction } from '../schema/aggregate-functions.ts';
import type { Compilation } from './compilation.ts';
import { quoteIdentifier } from './sql-quoting.ts';

/** One row source of a statement and how it hangs on the row around it. */
export type RowScope = {
  readonly alias: string;
  readonly table: Table;
  /** How many rows of it a statement is taken to look at, for its cost. */
  readonly rows: number;
  readonly outer?: { readonly scope: RowScope; readonly mapping: readonly ColumnPair[] };
};

/** What a list inside of a row is taken to have. Most have fewer; what has more is stopped by the clock. */
const rowsOfInnerList = 3;

export const rootScope = (
  compilation: Compilation,
  table: Table,
  rows = compilation.limits.rows,
): RowScope => ({ alias: compilation.nextAlias(), table, rows });

export const relatedScope = (
  compilation: Compilation,
  scope: RowScope,
  { kind, target, mapping }: Relationship,
): RowScope => ({
  alias: compilation.nextAlias(),
  table: target,
  rows: scope.rows * (kind === 'array' ? rowsOfInnerList : 1),
  outer: { scope, mapping },
});

export const columnSql = (scope: RowScope, column: Column): string =>
  `${scope.alias}.${quoteIdentifier(column.name)}`;

/** An aggregate function over a column of the source's rows. */
export function aggregateFunctionSql(
  scope: RowScope,
  name: AggregateFunction | PredicateFunction,
  column: Column,
): string {
  const value = columnSql(scope, column);
  // PostgreSQL orders uuids, but has no max and min for them; their texts have the same order.
  return column.type === 'uuid' ? `${name}(${value}::text)` : `${name}(${value})`;
}

export const sourceSql = ({ table, alias }: RowScope): string =>
  `${quoteIdentifier(table.schema)}.${quoteIdentifier(table.name)} ${alias}`;

/** What ties the row to the one around it. */
export function joinConditions(scope: RowScope): readonly string[] {
  const { outer } = scope;
  if (!outer) return [];
  return outer.mapping.map(({ from, to }) => `${columnSql(scope, to)} = ${columnSql(outer.scope, from)}`);
}

/** The relationship finds one row at most. */
export function isUniqueTarget({ target, mapping }: Relationship): boolean {
  const reached = new Set(mapping.map(({ to }) => to.name));
  return target.primaryKey.length > 0 && target.primaryKey.every(({ name }) => reached.has(name));
}

/**
 * The row around, if the relationship leads straight back to it: the children of a custom ask for their custom again.
 * A condition on it then needs no lookup.
 */
export function inverseScope({ outer }: RowScope, relationship: Relationship): RowScope | undefined {
  if (!outer || outer.scope.table !== relationship.target || !isUniqueTarget(relationship)) return undefined;
  const isInverse =
    outer.mapping.length === relationship.mapping.length &&
    relationship.mapping.every(({ from, to }) =>
      outer.mapping.some((pair) => pair.from.name === to.name && pair.to.name === from.name),
    );
  return isInverse ? outer.scope : undefined;
}
