import { fieldInput, type Input } from '../../document/input.ts';
import { allOf } from '../../model/predicate.ts';
import type { Predicate, WritePermission } from '../../model/table.ts';
import { validationError } from '../../request-error.ts';
import { inputBindingOf } from '../../schema/bindings.ts';
import { updateOperators } from '../../schema/mutation/update-operators.ts';
import type { Compilation } from '../compilation.ts';
import { predicateSql } from '../predicate-sql.ts';
import { readWhere } from '../read-where.ts';
import { sourceSql } from '../row-scope.ts';
import { checkColumnSql } from './check-sql.ts';
import { assignmentSql, type ColumnUpdate, presetAssignments, readColumnUpdates } from './column-updates.ts';
import { assertSeen } from './contended-columns.ts';
import type { MutationCompilation, MutationField } from './mutation-compilation.ts';
import { writtenScope } from './mutation-response.ts';
import { addEmptyResponseStep, addWriteStep } from './write-steps.ts';

/** `update_custom_layer` and `update_custom_layer_by_pk`. Returns the index of the step with the response. */
export function compileUpdate(mutation: MutationCompilation, field: MutationField): number {
  return updateRows(mutation, field, `${field.response.selection.path}.args`);
}

/** `update_custom_layer_many`: the updates run in order. Returns the indexes of the steps with the responses. */
export function compileUpdateMany(mutation: MutationCompilation, field: MutationField): readonly number[] {
  const updates = field.args('updates');
  const path = `${field.response.selection.path}.args.updates`;
  const [items, paths] =
    updates.kind === 'list'
      ? [updates.items, updates.items.map((_, index) => `${path}[${index}]`)]
      : [[updates], [path]];
  return items.map((item, index) => {
    mutation.countWrite(path);
    return updateRows(mutation, { ...field, args: (name) => fieldInput(item, name) }, paths[index] ?? path);
  });
}

function updateRows(mutation: MutationCompilation, field: MutationField, path: string): number {
  const { table, args, response } = field;
  const permission = mutation.updatePermission(table);
  if (!permission) throw new Error(`${table.name} is not to be updated`);
  const updates = readColumnUpdates(args, path);
  if (!updates && permission.presets.size === 0) {
    throw validationError(`at least any one of ${updateOperators.join(', ')} is expected`, path);
  }
  if (!updates?.length && permission.presets.size === 0) return addEmptyResponseStep(mutation, response);
  assertSeen(updates ?? [], { where: args('where'), path });
  return addWriteStep(mutation, response, {
    path: '$',
    writing: (compilation) =>
      updateSql(compilation, field, { updates: updates ?? [], permission, path: `${path}.where` }),
  });
}

type Update = {
  readonly updates: readonly ColumnUpdate[];
  readonly permission: WritePermission;
  readonly path: string;
};

/** Updates the rows that pass the permission's filter; fails as a whole if an updated row violates its check. */
function updateSql(
  compilation: Compilation,
  { args, response }: MutationField,
  { updates, permission, path }: Update,
): string {
  const scope = writtenScope(compilation, response);
  const requested =
    response.writes === 'row'
      ? readPkColumns(args('pk_columns'))
      : readWhere(compilation, args('where'), { path, depth: 0 });
  const assignments = updates.map((update) => assignmentSql(compilation, scope, update));
  const set = [...assignments, ...presetAssignments(compilation, permission)].join(', ');
  const where = predicateSql(compilation, scope, allOf(permission.filter, requested));
  const check = predicateSql(compilation, scope, permission.check);
  return `update ${sourceSql(scope)} set ${set} where ${where} returning ${scope.alias}.*${checkColumnSql(check)}`;
}

/** `pk_columns` as a predicate. */
function readPkColumns(input: Input): Predicate {
  const entries = input.kind === 'object' ? input.entries : [];
  return allOf(
    ...entries.map((entry): Predicate => {
      const bound = inputBindingOf(entry.field);
      if (bound.kind !== 'column' || entry.input.kind !== 'value') throw new Error('a key is a value');
      return { kind: 'compare', column: bound.column, operator: '_eq', value: entry.input.value };
    }),
  );
}
