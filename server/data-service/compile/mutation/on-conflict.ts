import { fieldInput, type Input } from '../../document/input.ts';
import { allOf } from '../../model/predicate.ts';
import type { Column, Table, WritePermission } from '../../model/table.ts';
import type { Compilation } from '../compilation.ts';
import { predicateSql } from '../predicate-sql.ts';
import { readColumns } from '../read-columns.ts';
import { readWhere } from '../read-where.ts';
import type { RowScope } from '../row-scope.ts';
import { quoteIdentifier } from '../sql-quoting.ts';
import { presetAssignments } from './column-updates.ts';
import { assertNotOverwritten } from './contended-columns.ts';
import type { MutationCompilation } from './mutation-compilation.ts';

/** The rule for an inserted row that exists already. */
export type OnConflict = {
  readonly constraint: string;
  /** Undefined: the existing row is not changed. */
  readonly update: Update | undefined;
};

type Update = {
  readonly columns: readonly Column[];
  readonly where: Input;
  readonly permission: WritePermission;
};

export function readOnConflict(
  { updatePermission }: MutationCompilation,
  table: Table,
  input: Input,
): OnConflict | undefined {
  if (input.kind !== 'object') return undefined;
  const constraint = fieldInput(input, 'constraint');
  if (constraint.kind !== 'enum') return undefined;
  const columns = readColumns(table, fieldInput(input, 'update_columns'));
  assertNotOverwritten(columns, '$');
  const permission = updatePermission(table);
  const update =
    columns.length > 0 && permission ? { columns, where: fieldInput(input, 'where'), permission } : undefined;
  return { constraint: constraint.value, update };
}

/** ` on conflict ...` of an insert into `scope`. An update applies the filter and the presets of the update permission. */
export function onConflictSql(
  compilation: Compilation,
  scope: RowScope,
  { constraint, update }: OnConflict,
  path: string,
): string {
  const target = ` on conflict on constraint ${quoteIdentifier(constraint)}`;
  if (!update) return `${target} do nothing`;
  const { columns, where, permission } = update;
  const asked = readWhere(compilation, where, { path: `${path}.where`, depth: 0 });
  const condition = predicateSql(compilation, scope, allOf(permission.filter, asked));
  const changes = [
    ...columns.map(({ name }) => `${quoteIdentifier(name)} = excluded.${quoteIdentifier(name)}`),
    ...presetAssignments(compilation, permission),
  ];
  return `${target} do update set ${changes.join(', ')} where ${condition}`;
}
