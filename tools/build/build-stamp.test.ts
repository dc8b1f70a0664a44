import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importedPaths } from '#tests/architecture/syntax.ts';
import { findSources } from './build-stamp.ts';

/** The files that a file imports, and those that these import. */
function readAllImports(file: string, read = new Set<string>()): ReadonlySet<string> {
  if (read.has(file)) return read;
  read.add(file);
  for (const imported of importedPaths(file, readFileSync(file, 'utf8'))) {
    if (/\.tsx?$/.test(imported)) readAllImports(imported, read);
  }
  return read;
}

test('a change of any file that the build runs makes a new build', async () => {
  const sources = await findSources();
  const isRun = [...readAllImports('vite.config.ts')];
  expect(isRun.length).toBeGreaterThan(10);
  expect(isRun.filter((file) => !sources.includes(file))).toEqual([]);
});
