import { type Input, nothingGiven } from '../../document/input.ts';
import { allOf } from '../../model/predicate.ts';
import type { Column, Table, WritePermission } from '../../model/table.ts';
import { columnsOf } from '../columns-of.ts';
import type { Compilation } from '../compilation.ts';
import { predicateSql } from '../predicate-sql.ts';
import { readFilter } from '../read-filter.ts';
import type { RowScope } from '../row-scope.ts';
import { identifier } from '../sql-text.ts';
import type { MutationCompilation } from './mutation-compilation.ts';
import { presetChanges } from './preset-changes.ts';

/** What becomes of a new row that is there already. */
export type Conflict = {
  readonly constraint: string;
  /** Nothing: the row stays as it is. */
  readonly update: Update | undefined;
};

type Update = {
  readonly columns: readonly Column[];
  readonly where: Input;
  readonly permission: WritePermission;
};

export function readConflict(
  { updatePermission }: MutationCompilation,
  table: Table,
  input: Input,
): Conflict | undefined {
  if (input.kind !== 'object') return undefined;
  const part = (name: string) =>
    input.entries.find(({ field }) => field.name === name)?.input ?? nothingGiven;
  const constraint = part('constraint');
  if (constraint.kind !== 'word') return undefined;
  const columns = columnsOf(table, part('update_columns'));
  const permission = updatePermission(table);
  const update = columns.length > 0 && permission ? { columns, where: part('where'), permission } : undefined;
  return { constraint: constraint.word, update };
}

/** ` on conflict ...` behind the insert into `scope`; an update obeys the filter and the presets of the role's updates. */
export function conflictSql(
  compilation: Compilation,
  scope: RowScope,
  { constraint, update }: Conflict,
  path: string,
): string {
  const target = ` on conflict on constraint ${identifier(constraint)}`;
  if (!update) return `${target} do nothing`;
  const { columns, where, permission } = update;
  const asked = readFilter(compilation, where, { path: `${path}.where`, depth: 0 });
  const condition = predicateSql(compilation, scope, allOf(permission.filter, asked));
  const changes = [
    ...columns.map(({ name }) => `${identifier(name)} = excluded.${identifier(name)}`),
    ...presetChanges(compilation, permission),
  ];
  return `${target} do update set ${changes.join(', ')} where ${condition}`;
}
