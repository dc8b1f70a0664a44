import type { Compilation } from '../compilation.ts';
import type { MutationCompilation } from './mutation-compilation.ts';
import {
  type MutationResponse,
  mutationResponseJson,
  selectsRelationships,
  storedRecordsetSql,
} from './mutation-response.ts';

// Each statement returns the three columns of a step: count, rows, response (see Step).

/** A statement that writes and returns the rows for later steps. */
export const writeSql = (writing: string): string =>
  `with written as (${writing})
   select (select count(*) from written), coalesce((select json_agg(written) from written), '[]')::text, null`;

/** Writes and responds in one statement, unless the response must see effects of the write. Returns the response's step. */
export function addWriteStep(
  mutation: MutationCompilation,
  response: MutationResponse,
  { path, writing }: { path: string; writing: (compilation: Compilation) => string },
): number {
  if (selectsRelationships(mutation.compilation, response)) {
    const step = mutation.addStep({ path, write: (compilation) => writeSql(writing(compilation)) });
    return addResponseStep(mutation, response, { rows: [step], all: [step] });
  }
  const written = { rows: 'written', count: '(select count(*) from written)' };
  return mutation.addStep({
    path,
    write: (compilation) =>
      `with written as (${writing(compilation)})
       select null, null, (${mutationResponseJson(compilation, response, written)})::text`,
  });
}

/** Responds with what earlier steps stored: `rows` are the steps of the root field's rows, `all` count as affected rows. */
export function addResponseStep(
  mutation: MutationCompilation,
  response: MutationResponse,
  { rows, all }: { rows: readonly number[]; all: readonly number[] },
): number {
  return mutation.addStep({
    path: response.selection.path,
    write: (compilation) => {
      const count = compilation.parameters.bind({ from: 'stored', what: 'count', steps: all }, 'int4');
      const stored = { rows: storedRecordsetSql(compilation, response.table, rows), count };
      return `select null, null, (${mutationResponseJson(compilation, response, stored)})::text`;
    },
  });
}

/** The response of a write without any row or change. */
export function addEmptyResponseStep(mutation: MutationCompilation, response: MutationResponse): number {
  return addResponseStep(mutation, response, { rows: [], all: [] });
}
