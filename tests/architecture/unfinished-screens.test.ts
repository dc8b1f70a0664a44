import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('search engines list no screen that is not finished', async () => {
  const folder = join(import.meta.dirname, '../../src/routes');
  const files = await Array.fromAsync(glob('**/*.tsx', { cwd: folder }));
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
  );
  const unfinished = texts.filter(([, text]) => text.includes('<ComingSoon'));
  expect(unfinished.length).toBeGreaterThan(0);
  expect(unfinished.flatMap(([file, text]) => (text.includes('sitemap: true') ? file : []))).toEqual([]);
});
