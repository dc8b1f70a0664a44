import type { Input } from '../document/input.ts';
import { allOf } from '../model/predicate.ts';
import type { Column } from '../model/table.ts';
import { validationError } from '../request-error.ts';
import type { Arguments } from './coerce-arguments.ts';
import type { Compilation } from './compilation.ts';
import { andSql, predicateSql, valueSql } from './predicate-sql.ts';
import { readColumns } from './read-columns.ts';
import { type OrderBy, readOrderBy } from './read-order-by.ts';
import { readWhere } from './read-where.ts';
import { columnSql, joinConditions, type RowScope, sourceSql } from './row-scope.ts';

/** The clauses of the SQL query for a list field. */
export type Rows = {
  /** The source, with the estimated number of rows of the page. */
  readonly page: RowScope;
  /** The condition is constantly false: no query is needed. */
  readonly isEmpty: boolean;
  readonly from: string;
  readonly distinct: string;
  readonly order: string;
  /** As requested; lists are limited further, see `limitClause`. */
  readonly limit: string | undefined;
  readonly offset: string;
};

type ReadOptions = {
  readonly path: string;
  /** The rows are returned. Those that are only aggregated may be more than a page has: without a limit they all are. */
  readonly isPage?: boolean;
};

export function readRows(
  compilation: Compilation,
  scope: RowScope,
  args: Arguments,
  { path, isPage = true }: ReadOptions,
): Rows {
  compilation.addCost(scope.rows);
  const { filter } = compilation.selectPermission(scope.table);
  const requested = readWhere(compilation, args('where'), { path: `${path}.args.where`, depth: 0 });
  const where = andSql([
    ...joinConditions(scope),
    predicateSql(compilation, scope, allOf(filter, requested)),
  ]);
  const order = readOrderBy(compilation, scope, args('order_by'));
  return {
    page: { ...scope, rows: rowsOfPage(scope, args('limit')) },
    isEmpty: where === 'false',
    from: `from ${sourceSql(scope)}${where === 'true' ? '' : ` where ${where}`}`,
    distinct: distinctSql(scope, readColumns(scope.table, args('distinct_on')), { order, path }),
    order: order ? ` order by ${order.sql}` : '',
    limit: limitSql(compilation, args('limit'), { path, isPage }),
    offset: offsetSql(compilation, args('offset'), path),
  };
}

/** The value of a variable is not known at compile time. */
function rowsOfPage({ rows, outer }: RowScope, limit: Input): number {
  if (limit.kind !== 'value' || typeof limit.constant !== 'number') return rows;
  return Math.min(rows, Math.max(0, limit.constant) * (outer?.scope.rows ?? 1));
}

/** Limits a list to the requested number of rows, and to what the role's permission and the limits allow. */
export function limitClause(
  { selectPermission, limits }: Compilation,
  { table }: RowScope,
  requested: string | undefined,
): string {
  const permitted = selectPermission(table).limit;
  if (requested !== undefined)
    return ` limit ${permitted === undefined ? requested : `least(${requested}, ${permitted})`}`;
  const maxRows = Math.min(permitted ?? Number.POSITIVE_INFINITY, limits.rows);
  return Number.isFinite(maxRows) ? ` limit ${maxRows}` : '';
}

type Ordered = { readonly order: OrderBy | undefined; readonly path: string };

function distinctSql(scope: RowScope, columns: readonly Column[], { order, path }: Ordered): string {
  if (columns.length === 0) return '';
  const leading = order?.columns.slice(0, columns.length) ?? [];
  if (order && !columns.every((column) => leading.includes(column))) {
    throw validationError('"distinct_on" columns must match initial "order_by" columns', `${path}.args`);
  }
  return `distinct on (${columns.map((column) => columnSql(scope, column)).join(', ')}) `;
}

function limitSql(compilation: Compilation, input: Input, options: ReadOptions): string | undefined {
  const { path, isPage } = options;
  if (input.kind !== 'value') return undefined;
  compilation.addLimitCheck({
    test: isPage ? 'page-size' : 'not-negative',
    value: input.value,
    path: `${path}.args.limit`,
  });
  return valueSql(compilation, input.value, 'int4');
}

function offsetSql(compilation: Compilation, input: Input, path: string): string {
  if (input.kind !== 'value') return '';
  compilation.addLimitCheck({ test: 'not-negative', value: input.value, path: `${path}.args.offset` });
  return ` offset ${valueSql(compilation, input.value, 'int4')}`;
}
