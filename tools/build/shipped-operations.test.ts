import { expect, test } from 'vitest';
import { buildFixture, textOf } from '#tests/support/build-fixture.ts';
import { shippedOperations } from './shipped-operations.ts';

const imported = "import { graphql } from '#src/graphql/graphql.ts';";
const fixture = {
  'src/shop.ts': `${imported}
import { name } from './name.ts';
console.log(graphql(\`query Brands { brands { ...Name } }\`, [name]), graphql(\`query Artists { artists { id } }\`));
`,
  'src/name.ts': `${imported}\nexport const name = graphql(\`fragment Name on brands { name }\`);\n`,
};

test('every operation that the storefront can ask is listed by its name, with its fragments', async () => {
  const options = { rolldownOptions: { external: ['#src/graphql/graphql.ts'] } };
  const output = await buildFixture(fixture, [shippedOperations()], options);
  const operations: { name: string; query: string }[] = JSON.parse(textOf(output, /operations.*json$/));
  expect(operations.map(({ name }) => name)).toEqual(['Artists', 'Brands']);
  expect(operations[1]?.query).toMatch(/fragment Name on brands\s*\{\s*name\s*\}/);
});
