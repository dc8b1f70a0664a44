import type { AnyVariables, Operation } from 'urql';
import { type Fields, fieldsOf, parseJson } from '#src/shared/parse.ts';

/** The data of a visitor's queries that the server rendered the page with, by `queryKey`. */
export type InitialData = Fields;

/** The initial data in the document; `null` when the server has not rendered it. */
export function readInitialData(): InitialData | null {
  return fieldsOf(parseJson(document.getElementById('initial-data')?.textContent));
}

/** Whether the document comes from the service worker, which marks it: see sw/rendered-page.ts. */
export const isCachedPage = (): boolean => 'cached' in document.documentElement.dataset;

/** The same for a query on the server and in the browser, in all builds: operation name and variables. */
export function queryKey({ definitions }: Operation['query'], variables: AnyVariables): string {
  const names = definitions.map((node) => (node.kind === 'OperationDefinition' ? node.name?.value : ''));
  // The cache exchange removes empty variables.
  return `${names.join('')} ${JSON.stringify(variables ?? {})}`;
}
