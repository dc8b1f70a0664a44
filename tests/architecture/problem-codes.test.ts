import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { problems } from '#src/shared/contracts/problems.ts';

test('every code that has a text is one that the server answers', async () => {
  const used = new Set<string>();
  for await (const file of glob('server/**/*.ts', { exclude: ['**/*.test.ts'] })) {
    for (const [, code] of (await readFile(file, 'utf8')).matchAll(/['"]([A-Z_]+)['"]/g))
      used.add(code ?? '');
  }
  expect(Object.keys(problems).filter((code) => !used.has(code))).toEqual([]);
});
