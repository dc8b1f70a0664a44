import { readConflict } from './conflict-sql.ts';
import { insertSql } from './insert-sql.ts';
import { insertTree } from './insert-steps.ts';
import type { MutationCompilation, MutationField } from './mutation-compilation.ts';
import { needsNoOther, readNewRows } from './read-new-rows.ts';
import { answerNothing, answerStored, writeAndAnswer } from './write-steps.ts';

/** `insert_graphic_like` and `insert_graphic_like_one`. Returns the step that answers. */
export function insertField(mutation: MutationCompilation, { table, given, answer }: MutationField): number {
  const argument = answer.writes === 'row' ? 'object' : 'objects';
  const path = `${answer.selection.path}.args.${argument}`;
  const rows = readNewRows(mutation, given(argument), path);
  const conflict = readConflict(mutation, table, given('on_conflict'));
  if (rows.length === 0) return answerNothing(mutation, answer);
  if (!rows.every(needsNoOther)) {
    const { own, all } = insertTree(mutation, rows, { table, conflict, path });
    return answerStored(mutation, answer, { rows: own, all });
  }
  const insert = {
    table,
    rows: rows.map(({ cells }) => cells),
    conflict,
    permission: mutation.insertPermission(table),
    path: `${answer.selection.path}.args`,
  };
  return writeAndAnswer(mutation, answer, {
    path,
    writing: (compilation) => insertSql(compilation, insert),
  });
}
