import { allOf } from '../../model/predicate.ts';
import { predicateSql } from '../predicate-sql.ts';
import { readFilter } from '../read-filter.ts';
import { rowKey } from '../row-key.ts';
import { sourceSql } from '../row-scope.ts';
import { writtenScope } from './answer-json.ts';
import type { MutationCompilation, MutationField } from './mutation-compilation.ts';
import { writeAndAnswer } from './write-steps.ts';

/** `delete_graphic_like` and `delete_graphic_like_by_pk`. Returns the step that answers. */
export function deleteField(mutation: MutationCompilation, { table, given, answer }: MutationField): number {
  const permission = mutation.deletePermission(table);
  const place = { path: `${answer.selection.path}.args.where`, depth: 0 };
  return writeAndAnswer(mutation, answer, {
    path: '$',
    writing: (compilation) => {
      const scope = writtenScope(compilation, answer);
      const asked =
        answer.writes === 'row' ? rowKey(table, given) : readFilter(compilation, given('where'), place);
      const where = predicateSql(compilation, scope, allOf(permission.filter, asked));
      return `delete from ${sourceSql(scope)} where ${where} returning ${scope.alias}.*`;
    },
  });
}
