import type { Column, Table, WritePermission } from '../../model/table.ts';
import type { Compilation } from '../compilation.ts';
import { predicateSql } from '../predicate-sql.ts';
import { type RowScope, rootScope } from '../row-scope.ts';
import { quoteIdentifier } from '../sql-quoting.ts';
import { type Cell, cellSql } from './cell.ts';
import { checkColumnSql, checkedValueSql } from './check-sql.ts';
import { type OnConflict, onConflictSql } from './on-conflict.ts';

export type Insert = {
  readonly table: Table;
  readonly rows: readonly ReadonlyMap<Column, Cell>[];
  readonly conflict: OnConflict | undefined;
  readonly permission: WritePermission;
  readonly path: string;
};

/** `insert into ... returning ...`; fails as a whole if one row violates the permission's check. */
export function insertSql(compilation: Compilation, insert: Insert): string {
  const { table, permission, conflict, path } = insert;
  const { check } = permission;
  const upserts = conflict?.update !== undefined;
  const scope = rootScope(compilation, table, insert.rows.length);
  const rows = insert.rows.map((cells) => withPresets(cells, permission));
  const columns = columnsOfRows(table, rows);
  const values = rows.map((cells) => `(${columns.map((column) => value(column, cells)).join(', ')})`);
  const onConflict = conflict ? onConflictSql(compilation, scope, conflict, `${path}.on_conflict`) : '';
  const target = `${quoteIdentifier(table.schema)}.${quoteIdentifier(table.name)} as ${scope.alias}`;
  const names = columns.map(({ name }) => quoteIdentifier(name)).join(', ');
  return `insert into ${target} (${names}) values ${values.join(', ')}${onConflict}
    returning ${scope.alias}.*${checkSql(compilation, scope, insert)}`;

  function value(column: Column, cells: ReadonlyMap<Column, Cell>): string {
    const cell = cells.get(column);
    if (!cell) return 'default';
    const sql = cellSql(compilation, cell, column);
    return cell.from === 'step' ? sql : checkedValueSql(compilation, { table, column, check, upserts }, sql);
  }
}

/** For a row that existed already only the check of the update permission applies. Only an inserted row has `xmax` 0. */
function checkSql(compilation: Compilation, scope: RowScope, { permission, conflict }: Insert): string {
  const ofInserts = predicateSql(compilation, scope, permission.check);
  if (!conflict?.update) return checkColumnSql(ofInserts);
  const ofUpdates = predicateSql(compilation, scope, conflict.update.permission.check);
  if (ofInserts === 'true' && ofUpdates === 'true') return '';
  return checkColumnSql(`case when ${scope.alias}.xmax = 0 then ${ofInserts} else ${ofUpdates} end`);
}

const withPresets = (cells: ReadonlyMap<Column, Cell>, { presets }: WritePermission) =>
  new Map<Column, Cell>([
    ...cells,
    ...[...presets].map(([column, value]) => [column, { from: 'preset', value }] as const),
  ]);

/** The columns that any row sets. Without any, one column with its default, because `insert` needs at least one. */
function columnsOfRows(table: Table, rows: readonly ReadonlyMap<Column, Cell>[]): readonly Column[] {
  const all = [...table.columns.values()];
  const given = all.filter((column) => rows.some((cells) => cells.has(column)));
  return given.length > 0 ? given : all.slice(0, 1);
}
