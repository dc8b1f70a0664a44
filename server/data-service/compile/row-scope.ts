import type { Column, ColumnPair, Relationship, Table } from '../model/table.ts';
import type { Compilation } from './compilation.ts';
import { identifier } from './sql-text.ts';

/** One row source of a statement and how it hangs on the row around it. */
export type RowScope = {
  readonly alias: string;
  readonly table: Table;
  readonly outer?: { readonly scope: RowScope; readonly mapping: readonly ColumnPair[] };
};

export const rootScope = (compilation: Compilation, table: Table): RowScope => ({
  alias: compilation.alias(),
  table,
});

export const relatedScope = (
  compilation: Compilation,
  scope: RowScope,
  { target, mapping }: Relationship,
): RowScope => ({ alias: compilation.alias(), table: target, outer: { scope, mapping } });

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
