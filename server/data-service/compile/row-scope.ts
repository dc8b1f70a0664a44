import type { Column, ColumnPair, Relationship, Table } from '../model/table.ts';
import type { AggregateFunction, PredicateFunction } from '../schema/aggregate-functions.ts';
import type { Compilation } from './compilation.ts';
import { quoteIdentifier } from './sql-quoting.ts';

/** A row source of a statement, and its join with the row source that contains it. */
export type RowScope = {
  readonly alias: string;
  readonly table: Table;
  /** Estimated number of rows that the statement reads from it, for its cost. */
  readonly rows: number;
  readonly outer?: { readonly scope: RowScope; readonly mapping: readonly ColumnPair[] };
};

/** Estimated length of a nested list. Most are shorter; a statement with longer ones is bounded by its timeout. */
const estimatedListLength = 3;

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
  rows: scope.rows * (kind === 'array' ? estimatedListLength : 1),
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

/** The conditions that join the row with the one that contains it. */
export function joinConditions(scope: RowScope): readonly string[] {
  const { outer } = scope;
  if (!outer) return [];
  return outer.mapping.map(({ from, to }) => `${columnSql(scope, to)} = ${columnSql(outer.scope, from)}`);
}

/** Whether the relationship leads to at most one row. */
export function isUniqueTarget({ target, mapping }: Relationship): boolean {
  const reached = new Set(mapping.map(({ to }) => to.name));
  return target.primaryKey.length > 0 && target.primaryKey.every(({ name }) => reached.has(name));
}

/**
 * The containing row source, if the relationship is the inverse of its join: a layer of a custom refers to that custom. A
 * condition on it then needs no subquery.
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
