import type { Column, Predicate, Table } from '../../model/table.ts';
import type { Compilation } from '../compilation.ts';
import { predicateSql } from '../predicate-sql.ts';
import { columnSql, rootScope } from '../row-scope.ts';
import { quoteIdentifier } from '../sql-quoting.ts';

/**
 * SQL that ends the statement unless the condition holds, so that nothing of it is stored. PostgreSQL has no expression
 * that raises an error and a function would have to be installed, so it divides by zero: see write-error.ts.
 */
const failUnlessSql = (condition: string): string => `1 / coalesce(${condition}, false)::int`;

type ValueCheck = {
  readonly table: Table;
  readonly column: Column;
  readonly check: Predicate;
  /** A row that is there already will be updated, and then need not fulfil what is asked of the partners of a new one. */
  readonly upserts: boolean;
};

/**
 * A given value, checked before its row is tried. The check after the insert would come too late: that a row of
 * somebody else exists already would be answered first.
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

/** The check of a written row: one more column behind those that are returned, and nobody reads it. */
export const checkColumnSql = (condition: string): string =>
  condition === 'true' ? '' : `, ${failUnlessSql(condition)} as "#"`;

function conjuncts(predicate: Predicate): readonly Predicate[] {
  if (predicate.kind === 'rooted') return conjuncts(predicate.of);
  return predicate.kind === 'and' ? predicate.of.flatMap(conjuncts) : [predicate];
}

/** The one column a condition speaks of, if it speaks of one only; that of a key to a partner, if partners may be asked. */
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
