import type { AnyVariables, Operation } from 'urql';
import { type Fields, fieldsOf, parseJson } from '#src/shared/read.ts';

/** Answers of the data service to a visitor, by what was asked. */
export type FirstData = Fields;

/** The answers that came with the page; `null` when it came without. */
export function readFirstData(): FirstData | null {
  return fieldsOf(parseJson(document.getElementById('first-data')?.textContent));
}

/** What the server writes beside an answer, and the browser looks for. */
export function questionOf({ definitions }: Operation['query'], variables: AnyVariables): string {
  const names = definitions.map((one) => (one.kind === 'OperationDefinition' ? one.name?.value : ''));
  // The cache leaves out what a document does not ask with.
  return `${names.join('')} ${JSON.stringify(variables ?? {})}`;
}
