import type { Operation } from 'urql';

type Document = Pick<Operation['query'], 'kind' | 'definitions'>;

/** The build and the development server replace `graphql(…)` by this function, see tools/build/parsed-documents.ts. */
export function parsedDocument(own: Document['definitions'], fragments: readonly Document[] = []): Document {
  const definitions = new Set([...own, ...fragments.flatMap((fragment) => fragment.definitions)]);
  return { kind: 'Document' as Document['kind'], definitions: [...definitions] };
}
