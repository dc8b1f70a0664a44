import { expect, test } from 'vitest';
import { parsedDocuments } from './parsed-documents.ts';

test('text that stands below a document stays on its line, for error reports', () => {
  const { transform } = parsedDocuments();
  if (typeof transform !== 'object') throw new Error('The plugin transforms with a filter.');
  const source =
    "import { graphql } from '#src/graphql/graphql.ts';\nconst faq = graphql(`\n  query { faq { id } }\n`);\nthrow faq;";
  const result = Reflect.apply(transform.handler, {}, [source, '/src/faq.ts']);
  const lines = (result as { code: string }).code.split('\n');
  expect(lines[1]).toContain('parsedDocument([{');
  expect(lines.slice(2)).toEqual(['', ');', 'throw faq;']);
});
