import { allOf } from '../../model/predicate.ts';
import { predicateSql } from '../predicate-sql.ts';
import { readPrimaryKey } from '../read-columns.ts';
import { readWhere } from '../read-where.ts';
import { sourceSql } from '../row-scope.ts';
import type { MutationCompilation, MutationField } from './mutation-compilation.ts';
import { writtenScope } from './mutation-response.ts';
import { addWriteStep } from './write-steps.ts';

/** `delete_graphic_like` and `delete_graphic_like_by_pk`. Returns the index of the step with the response. */
export function compileDelete(
  mutation: MutationCompilation,
  { table, args, response }: MutationField,
): number {
  const permission = mutation.deletePermission(table);
  const location = { path: `${response.selection.path}.args.where`, depth: 0 };
  return addWriteStep(mutation, response, {
    path: '$',
    writing: (compilation) => {
      const scope = writtenScope(compilation, response);
      const requested =
        response.writes === 'row'
          ? readPrimaryKey(table, args)
          : readWhere(compilation, args('where'), location);
      const where = predicateSql(compilation, scope, allOf(permission.filter, requested));
      return `delete from ${sourceSql(scope)} where ${where} returning ${scope.alias}.*`;
    },
  });
}
