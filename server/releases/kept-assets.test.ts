import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { keepAssets } from './kept-assets.ts';

async function release(...names: string[]): Promise<string> {
  const folder = await temporaryFolder();
  await Promise.all(names.map((name) => writeFile(join(folder, name), name)));
  return folder;
}

async function lastServed(file: string, days: number): Promise<void> {
  const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  await utimes(file, then, then);
}

test('the parts of a release outlive it by 30 days', async () => {
  const kept = join(await temporaryFolder(), 'kept');
  const next = await release('main-2.js', 'libraries-1.js');
  await keepAssets(await release('main-1.js', 'libraries-1.js', 'main-1.js.map'), kept);
  await keepAssets(next, kept);
  expect((await readdir(kept)).sort()).toEqual(['libraries-1.js', 'main-1.js', 'main-2.js']);

  await lastServed(join(kept, 'main-1.js'), 29);
  await lastServed(join(kept, 'libraries-1.js'), 31);
  await keepAssets(next, kept);
  expect(await readdir(kept)).toContain('main-1.js');

  await lastServed(join(kept, 'main-1.js'), 31);
  await keepAssets(next, kept);
  expect((await readdir(kept)).sort()).toEqual(['libraries-1.js', 'main-2.js']);
});

test('without a built storefront nothing is kept', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'kept'));
  await keepAssets(join(folder, 'missing'), join(folder, 'kept'));
  expect(await readdir(join(folder, 'kept'))).toEqual([]);
});
