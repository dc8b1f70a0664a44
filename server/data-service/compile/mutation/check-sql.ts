import type { Column, Predicate, Table } from '../../model/table.ts';
import type { Compilation } from '../compilation.ts';
import { predicateSql } from '../predicate-sql.ts';
import { columnSql, rootScope } from '../row-scope.ts';
import { quoteIdentifier } from '../sql-quoting.ts';

/**
 * SQL that fails the statement unless the condition holds, so that it stores nothing. PostgreSQL has no expression that
 * raises an error, and a function would have to be installed; so it divides by zero, see database-error.ts.
 */
const failUnlessSql = (condition: string): string => `1 / coalesce(${condition}, false)::int`;

type ValueCheck = {
  readonly table: Table;
  readonly column: Column;
  readonly check: Predicate;
  /** An existing row is updated instead, and need not meet the conditions on the related rows of a new row. */
  readonly upserts: boolean;
};

/**
 * A client's value, checked before its row is inserted. A check after the insert would be too late: the error about the
 * unique constraint would reveal that another member's row exists.
 */
export function checkedValueSql(
  compilation: Compilation,
  { table, column, check, upserts }: ValueCheck,
  value: string,
): string {
  const scope = rootScope(compilation, table, 1);
  const conditions = conjuncts(check).filter((part) => soleColumn(part, !upserts) === column);
  const condition = predicateSql(compilation, scope, { kind: 'and', of: conditions });
  if (condition === 'true') return value;
  const name = quoteIdentifier(column.name);
  return `(select ${columnSql(scope, column)} from (select ${value} as ${name}) ${scope.alias}
    where ${failUnlessSql(condition)} = 1)`;
}

/** The check of a written row, as an additional unused column of `returning`. */
export const checkColumnSql = (condition: string): string =>
  condition === 'true' ? '' : `, ${failUnlessSql(condition)} as "#"`;

function conjuncts(predicate: Predicate): readonly Predicate[] {
  if (predicate.kind === 'rooted') return conjuncts(predicate.of);
  return predicate.kind === 'and' ? predicate.of.flatMap(conjuncts) : [predicate];
}

/** The column of a condition that depends on one column only; optionally the foreign key column of a relationship. */
function soleColumn(predicate: Predicate, includeRelationships: boolean): Column | undefined {
  switch (predicate.kind) {
    case 'null':
    case 'compare':
      return predicate.column;
    case 'not':
    case 'rooted':
      return soleColumn(predicate.of, includeRelationships);
    case 'and':
    case 'or': {
      const [first, ...others] = predicate.of.map((part) => soleColumn(part, includeRelationships));
      return others.every((column) => column === first) ? first : undefined;
    }
    case 'compare-columns':
    case 'aggregate':
    case 'exists':
      return undefined;
    case 'related': {
      const [pair, another] = predicate.relationship.mapping;
      return another || !includeRelationships ? undefined : pair?.from;
    }
  }
}
