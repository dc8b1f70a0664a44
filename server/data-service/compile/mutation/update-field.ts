import { allOf } from '../../model/predicate.ts';
import type { Table, WritePermission } from '../../model/table.ts';
import { invalid } from '../../request-error.ts';
import { changes as operators } from '../../schema/mutation/changes.ts';
import type { Compilation } from '../compilation.ts';
import { predicateSql } from '../predicate-sql.ts';
import type { Arguments } from '../read-arguments.ts';
import { readFilter } from '../read-filter.ts';
import { rootScope, sourceSql } from '../row-scope.ts';
import type { Answer } from './answer-json.ts';
import type { MutationCompilation } from './mutation-compilation.ts';
import { presetChanges } from './preset-changes.ts';
import { type ColumnChange, changeSql, readChanges } from './read-changes.ts';
import { readKey } from './read-key.ts';
import { returnedCheck } from './refusal-sql.ts';
import { answerNothing, writeAndAnswer } from './write-steps.ts';

type Field = { readonly table: Table; readonly given: Arguments; readonly answer: Answer };

/** `update_custom_layer` and `update_custom_layer_by_pk`. Returns the step that answers. */
export function updateField(mutation: MutationCompilation, field: Field): number {
  const { table, given, answer } = field;
  const permission = mutation.updatePermission(table);
  if (!permission) throw new Error(`${table.name} is not to be updated`);
  const path = `${answer.selection.path}.args`;
  const changes = readChanges(given, path);
  if (!changes && permission.presets.size === 0) {
    throw invalid(`at least any one of ${operators.join(', ')} is expected`, path);
  }
  if (!changes?.length && permission.presets.size === 0) return answerNothing(mutation, answer);
  return writeAndAnswer(mutation, answer, {
    path: '$',
    writing: (compilation) => updateSql(compilation, field, { changes: changes ?? [], permission }),
  });
}

/** Only rows the filter lets through, and none of them if one breaks the check afterwards. */
function updateSql(
  compilation: Compilation,
  { table, given, answer }: Field,
  { changes, permission }: { changes: readonly ColumnChange[]; permission: WritePermission },
): string {
  const scope = rootScope(compilation, table);
  const place = { path: `${answer.selection.path}.args.where`, depth: 0 };
  const asked =
    answer.writes === 'row' ? readKey(given('pk_columns')) : readFilter(compilation, given('where'), place);
  const changed = changes.map((change) => changeSql(compilation, scope, change));
  const set = [...changed, ...presetChanges(compilation, permission)].join(', ');
  const where = predicateSql(compilation, scope, allOf(permission.filter, asked));
  const check = predicateSql(compilation, scope, permission.check);
  return `update ${sourceSql(scope)} set ${set} where ${where} returning ${scope.alias}.*${returnedCheck(check)}`;
}
