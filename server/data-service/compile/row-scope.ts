import type { Column, ColumnPair, Relationship, Table } from '../model/table.ts';
import type { Compilation } from './compilation.ts';
import { identifier } from './sql-text.ts';

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
): RowScope => ({ alias: compilation.alias(), table, rows });

export const relatedScope = (
  compilation: Compilation,
  scope: RowScope,
  { kind, target, mapping }: Relationship,
): RowScope => ({
  alias: compilation.alias(),
  table: target,
  rows: scope.rows * (kind === 'array' ? rowsOfInnerList : 1),
  outer: { scope, mapping },
});

export const columnSql = (scope: RowScope, column: Column): string =>
  `${scope.alias}.${identifier(column.name)}`;

export const sourceSql = ({ table, alias }: RowScope): string =>
  `${identifier(table.schema)}.${identifier(table.name)} ${alias}`;

/** What ties the row to the one around it. */
export function joinSql(scope: RowScope): readonly string[] {
  const { outer } = scope;
  if (!outer) return [];
  return outer.mapping.map(({ from, to }) => `${columnSql(scope, to)} = ${columnSql(outer.scope, from)}`);
}

/** The relationship finds one row at most. */
export function findsOne({ target, mapping }: Relationship): boolean {
  const reached = new Set(mapping.map(({ to }) => to.name));
  return target.primaryKey.length > 0 && target.primaryKey.every(({ name }) => reached.has(name));
}

/**
 * The row around, if the relationship leads straight back to it: the children of a custom ask for their custom again.
 * A condition on it then needs no lookup.
 */
export function wayBack({ outer }: RowScope, relationship: Relationship): RowScope | undefined {
  if (!outer || outer.scope.table !== relationship.target || !findsOne(relationship)) return undefined;
  const isInverse =
    outer.mapping.length === relationship.mapping.length &&
    relationship.mapping.every(({ from, to }) =>
      outer.mapping.some((pair) => pair.from.name === to.name && pair.to.name === from.name),
    );
  return isInverse ? outer.scope : undefined;
}
