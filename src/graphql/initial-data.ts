import type { AnyVariables, Operation } from 'urql';
import { type Fields, fieldsOf, parseJson } from '#src/shared/read.ts';

/** Answers of the data service to a visitor, by what was asked. */
export type InitialData = Fields;

/** The answers that came with the page; `null` when it came without. */
export function readInitialData(): InitialData | null {
  return fieldsOf(parseJson(document.getElementById('initial-data')?.textContent));
}

/** What the server writes beside an answer, and the browser looks for. */
export function queryKey({ definitions }: Operation['query'], variables: AnyVariables): string {
  const names = definitions.map((one) => (one.kind === 'OperationDefinition' ? one.name?.value : ''));
  // The cache leaves out what a document does not ask with.
  return `${names.join('')} ${JSON.stringify(variables ?? {})}`;
}
