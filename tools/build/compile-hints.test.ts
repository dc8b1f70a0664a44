import { expect, test } from 'vitest';
import { buildFixture, textOf } from '#tests/support/build-fixture.ts';
import { compileHints } from './compile-hints.ts';

const files = {
  'shop.js': "import('./later.js').then(({ later }) => later());\n",
  'later.js': 'export const later = () => console.log("later");\n',
};

const hint = '//# allFunctionsCalledOnLoad\n';

test('a named chunk begins with the hint, and lines of its source map stay right', async () => {
  const plain = await buildFixture(files, []);
  const hinted = await buildFixture(files, [compileHints(new Set(['shop']))]);
  expect(textOf(hinted, /shop.*\.js$/)).toBe(hint + textOf(plain, /shop.*\.js$/));
  const mappingsOf = (map: string): string => JSON.parse(map).mappings;
  expect(mappingsOf(textOf(hinted, /shop.*\.map$/))).toBe(`;${mappingsOf(textOf(plain, /shop.*\.map$/))}`);
});

test('a chunk of another name stays as it is', async () => {
  const output = await buildFixture(files, [compileHints(new Set(['shop']))]);
  expect(textOf(output, /later.*\.js$/)).not.toContain(hint);
});
