import { insertSql } from './insert-sql.ts';
import { addInsertSteps } from './insert-steps.ts';
import type { MutationCompilation, MutationField } from './mutation-compilation.ts';
import { readOnConflict } from './on-conflict.ts';
import { needsNoOther, readNewRows } from './read-new-rows.ts';
import { addEmptyResponseStep, addResponseStep, addWriteStep } from './write-steps.ts';

/** `insert_graphic_like` and `insert_graphic_like_one`. Returns the step that answers. */
export function compileInsert(
  mutation: MutationCompilation,
  { table, args, response }: MutationField,
): number {
  const argument = response.writes === 'row' ? 'object' : 'objects';
  const path = `${response.selection.path}.args.${argument}`;
  const rows = readNewRows(mutation, args(argument), path);
  const conflict = readOnConflict(mutation, table, args('on_conflict'));
  if (rows.length === 0) return addEmptyResponseStep(mutation, response);
  if (!rows.every(needsNoOther)) {
    const { own, all } = addInsertSteps(mutation, rows, { table, conflict, path });
    return addResponseStep(mutation, response, { rows: own, all });
  }
  const insert = {
    table,
    rows: rows.map(({ cells }) => cells),
    conflict,
    permission: mutation.insertPermission(table),
    path: `${response.selection.path}.args`,
  };
  return addWriteStep(mutation, response, {
    path,
    writing: (compilation) => insertSql(compilation, insert),
  });
}
