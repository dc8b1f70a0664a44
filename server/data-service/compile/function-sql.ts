import type { Column } from '../model/table.ts';
import type { AggregateFunction, PredicateFunction } from '../schema/aggregate-functions.ts';
import { columnSql, type RowScope } from './row-scope.ts';

/** A function over a column of many rows. */
export function functionSql(
  scope: RowScope,
  name: AggregateFunction | PredicateFunction,
  column: Column,
): string {
  const value = columnSql(scope, column);
  // PostgreSQL orders uuids, but has no max and min of them; as texts they have the same order.
  if (column.type === 'uuid') return `${name}(${value}::text)`;
  return `${name}(${value})`;
}
