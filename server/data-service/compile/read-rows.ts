import type { Input } from '../document/input.ts';
import { allOf } from '../model/predicate.ts';
import type { Column } from '../model/table.ts';
import { invalid } from '../request-error.ts';
import { columnsOf } from './columns-of.ts';
import type { Compilation } from './compilation.ts';
import { allSql, predicateSql, valueSql } from './predicate-sql.ts';
import type { Arguments } from './read-arguments.ts';
import { readFilter } from './read-filter.ts';
import { type Order, readOrder } from './read-order.ts';
import { columnSql, joinSql, type RowScope, sourceSql } from './row-scope.ts';

/** The rows a list field asks for, in the parts of a SQL query. */
export type Rows = {
  /** The source with as many rows as the page is taken to have. */
  readonly page: RowScope;
  /** The conditions can never hold: there is nothing to ask the database. */
  readonly isEmpty: boolean;
  readonly from: string;
  readonly distinct: string;
  readonly order: string;
  /** As asked for; a list is cut besides, see `cutSql`. */
  readonly limit: string | undefined;
  readonly offset: string;
};

export function readRows(compilation: Compilation, scope: RowScope, given: Arguments, path: string): Rows {
  compilation.spend(scope.rows);
  const { filter } = compilation.permission(scope.table);
  const asked = readFilter(compilation, given('where'), { path: `${path}.args.where`, depth: 0 });
  const where = allSql([...joinSql(scope), predicateSql(compilation, scope, allOf(filter, asked))]);
  const order = readOrder(compilation, scope, given('order_by'));
  return {
    page: { ...scope, rows: rowsOfPage(scope, given('limit')) },
    isEmpty: where === 'false',
    from: `from ${sourceSql(scope)}${where === 'true' ? '' : ` where ${where}`}`,
    distinct: distinctSql(scope, columnsOf(scope.table, given('distinct_on')), { order, path }),
    order: order ? ` order by ${order.sql}` : '',
    limit: limitSql(compilation, given('limit'), path),
    offset: offsetSql(compilation, given('offset'), path),
  };
}

/** A limit in a variable is not known yet. */
function rowsOfPage({ rows, outer }: RowScope, limit: Input): number {
  if (limit.kind !== 'value' || typeof limit.known !== 'number') return rows;
  return Math.min(rows, Math.max(0, limit.known) * (outer?.scope.rows ?? 1));
}

/** How many rows a list answers: what is asked for, but no more than the role and the limits allow. */
export function cutSql(
  { permission, limits }: Compilation,
  { table }: RowScope,
  asked: string | undefined,
): string {
  const permitted = permission(table).limit;
  if (asked !== undefined)
    return ` limit ${permitted === undefined ? asked : `least(${asked}, ${permitted})`}`;
  const most = Math.min(permitted ?? Number.POSITIVE_INFINITY, limits.rows);
  return Number.isFinite(most) ? ` limit ${most}` : '';
}

type Ordered = { readonly order: Order | undefined; readonly path: string };

function distinctSql(scope: RowScope, columns: readonly Column[], { order, path }: Ordered): string {
  if (columns.length === 0) return '';
  const leading = order?.columns.slice(0, columns.length) ?? [];
  if (order && !columns.every((column) => leading.includes(column))) {
    throw invalid('"distinct_on" columns must match initial "order_by" columns', `${path}.args`);
  }
  return `distinct on (${columns.map((column) => columnSql(scope, column)).join(', ')}) `;
}

function limitSql(compilation: Compilation, input: Input, path: string): string | undefined {
  if (input.kind !== 'value') return undefined;
  compilation.check({ test: 'page-size', value: input.value, path: `${path}.args.limit` });
  return valueSql(compilation, input.value, 'int4');
}

function offsetSql(compilation: Compilation, input: Input, path: string): string {
  if (input.kind !== 'value') return '';
  compilation.check({ test: 'offset', value: input.value, path: `${path}.args.offset` });
  return ` offset ${valueSql(compilation, input.value, 'int4')}`;
}
