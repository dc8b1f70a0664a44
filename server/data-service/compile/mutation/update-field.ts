import { type Input, nothingGiven } from '../../document/input.ts';
import { allOf } from '../../model/predicate.ts';
import type { WritePermission } from '../../model/table.ts';
import { invalid } from '../../request-error.ts';
import { changes as operators } from '../../schema/mutation/changes.ts';
import type { Compilation } from '../compilation.ts';
import { predicateSql } from '../predicate-sql.ts';
import type { Arguments } from '../read-arguments.ts';
import { readFilter } from '../read-filter.ts';
import { sourceSql } from '../row-scope.ts';
import { writtenScope } from './answer-json.ts';
import type { MutationCompilation, MutationField } from './mutation-compilation.ts';
import { presetChanges } from './preset-changes.ts';
import { type ColumnChange, changeSql, readChanges } from './read-changes.ts';
import { readKey } from './read-key.ts';
import { returnedCheck } from './refusal-sql.ts';
import { answerNothing, writeAndAnswer } from './write-steps.ts';

/** `update_custom_layer` and `update_custom_layer_by_pk`. Returns the step that answers. */
export function updateField(mutation: MutationCompilation, field: MutationField): number {
  return updateRows(mutation, field, `${field.answer.selection.path}.args`);
}

/** `update_custom_layer_many`: one after the other. Returns the steps that answer. */
export function updateManyField(mutation: MutationCompilation, field: MutationField): readonly number[] {
  const updates = field.given('updates');
  const path = `${field.answer.selection.path}.args.updates`;
  const [items, places] =
    updates.kind === 'list'
      ? [updates.items, updates.items.map((_, index) => `${path}[${index}]`)]
      : [[updates], [path]];
  return items.map((item, index) => {
    mutation.countWrite(path);
    return updateRows(mutation, { ...field, given: partsOf(item) }, places[index] ?? path);
  });
}

function updateRows(mutation: MutationCompilation, field: MutationField, path: string): number {
  const { table, given, answer } = field;
  const permission = mutation.updatePermission(table);
  if (!permission) throw new Error(`${table.name} is not to be updated`);
  const changes = readChanges(given, path);
  if (!changes && permission.presets.size === 0) {
    throw invalid(`at least any one of ${operators.join(', ')} is expected`, path);
  }
  if (!changes?.length && permission.presets.size === 0) return answerNothing(mutation, answer);
  return writeAndAnswer(mutation, answer, {
    path: '$',
    writing: (compilation) =>
      updateSql(compilation, field, { changes: changes ?? [], permission, path: `${path}.where` }),
  });
}

type Update = {
  readonly changes: readonly ColumnChange[];
  readonly permission: WritePermission;
  readonly path: string;
};

/** Only rows the filter lets through, and none of them if one breaks the check afterwards. */
function updateSql(
  compilation: Compilation,
  { given, answer }: MutationField,
  { changes, permission, path }: Update,
): string {
  const scope = writtenScope(compilation, answer);
  const asked =
    answer.writes === 'row'
      ? readKey(given('pk_columns'))
      : readFilter(compilation, given('where'), { path, depth: 0 });
  const changed = changes.map((change) => changeSql(compilation, scope, change));
  const set = [...changed, ...presetChanges(compilation, permission)].join(', ');
  const where = predicateSql(compilation, scope, allOf(permission.filter, asked));
  const check = predicateSql(compilation, scope, permission.check);
  return `update ${sourceSql(scope)} set ${set} where ${where} returning ${scope.alias}.*${returnedCheck(check)}`;
}

const partsOf =
  (input: Input): Arguments =>
  (name) =>
    (input.kind === 'object' && input.entries.find(({ field }) => field.name === name)?.input) ||
    nothingGiven;
