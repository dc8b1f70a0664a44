import { expect, test } from 'vitest';
import { parsedDocuments } from './parsed-documents.ts';

const from = "import { graphql } from '#src/graphql/graphql.ts';";

function transform(source: string): string | undefined {
  const { transform } = parsedDocuments();
  if (typeof transform !== 'object') throw new Error('The plugin transforms with a filter.');
  const result = Reflect.apply(transform.handler, {}, [source, '/src/faq.tsx?tsr-split=component']);
  return (result as { code: string } | null)?.code;
}

test('code below a document stays on its line, for error reports', () => {
  const lines = transform(`${from}\nconst faq = graphql(\`\n  query { faq { id } }\n\`);\nthrow faq;`)?.split(
    '\n',
  );
  expect(lines?.[1]).toContain('parsedDocument([{');
  expect(lines?.slice(2)).toEqual(['', ');', 'throw faq;']);
});

test('each document is parsed where it stands, and its fragments stay behind it', () => {
  const code = transform(`${from}
const 조각 = graphql(\`fragment Name on brands { name }\`);
const Faq = () => <p>{graphql(\`query { brands { ...Name } }\`, [조각])}</p>;`);
  expect(code?.match(/parsedDocument\(\[\{"kind":"(\w+)"/g)).toHaveLength(2);
  expect(code).toContain('"value":"Name"');
  expect(code).toMatch(/\}\]\}\}\], \[조각\]\)\}<\/p>;$/);
});

test('only calls of the imported function are documents, by whatever name it is imported', () => {
  expect(transform('const graphql = String;\ngraphql(`query { a }`);')).toBeUndefined();
  expect(
    transform(`${from}\n// graphql(\`query { a }\`)\nconst text = 'graphql(\`query { a }\`)';`),
  ).toBeUndefined();
  const renamed = "import { graphql as gql } from './graphql.ts';\ngql(`query { a }`);";
  expect(transform(renamed)).toContain('parsedDocument([{');
});

test('a document with a value in it stops the build, as it cannot be parsed beforehand', () => {
  expect(() => transform(`${from}\ngraphql(\`query { \${name} }\`);`)).toThrow('/src/faq.tsx');
});
