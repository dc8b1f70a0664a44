import type { Compilation } from '../compilation.ts';
import { type Answer, answerJson, asksForRelatives, storedRows } from './answer-json.ts';
import type { MutationCompilation } from './mutation-compilation.ts';

// Each statement returns the three columns of a step: count, rows, answer.

/** A statement that writes and keeps the rows for later steps. */
export const writeSql = (writing: string): string =>
  `with written as (${writing})
   select (select count(*) from written), coalesce((select json_agg(written) from written), '[]')::text, null`;

/** Writes and answers: in one statement, unless the answer must see what the write has done. Returns the answering step. */
export function writeAndAnswer(
  mutation: MutationCompilation,
  answer: Answer,
  { path, writing }: { path: string; writing: (compilation: Compilation) => string },
): number {
  if (asksForRelatives(mutation.reading, answer)) {
    const step = mutation.addStep({ path, write: (compilation) => writeSql(writing(compilation)) });
    return answerStored(mutation, answer, { rows: [step], all: [step] });
  }
  const written = { rows: 'written', count: '(select count(*) from written)' };
  return mutation.addStep({
    path,
    write: (compilation) =>
      `with written as (${writing(compilation)})
       select null, null, (${answerJson(compilation, answer, written)})::text`,
  });
}

/** Answers with what earlier steps stored: `rows` are those of the root field, `all` are counted. */
export function answerStored(
  mutation: MutationCompilation,
  answer: Answer,
  { rows, all }: { rows: readonly number[]; all: readonly number[] },
): number {
  return mutation.addStep({
    path: answer.selection.path,
    write: (compilation) => {
      const count = compilation.parameters.bind({ from: 'stored', what: 'count', steps: all }, 'int4');
      const stored = { rows: storedRows(compilation, answer.table, rows), count };
      return `select null, null, (${answerJson(compilation, answer, stored)})::text`;
    },
  });
}

/** The answer of a write that has nothing to do. */
export function answerNothing(mutation: MutationCompilation, answer: Answer): number {
  return answerStored(mutation, answer, { rows: [], all: [] });
}
