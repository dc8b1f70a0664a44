import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { openPictureCache } from './picture-cache.ts';

const bytes = (count: number) => Buffer.alloc(count, 1);

test('what was put is there, also after opening it again', async () => {
  const folder = await temporaryFolder();
  const cache = await openPictureCache(folder, 1000);
  await cache.put('a.webp', bytes(100));
  expect(await cache.get('a.webp')).toEqual(bytes(100));
  expect(await (await openPictureCache(folder, 1000)).get('a.webp')).toEqual(bytes(100));
});

test('it stays below its capacity: the one not asked for the longest goes', async () => {
  const folder = await temporaryFolder();
  const cache = await openPictureCache(folder, 250);
  await cache.put('a', bytes(100));
  await cache.put('b', bytes(100));
  await cache.get('a');
  await cache.put('c', bytes(100));
  expect(await readdir(folder)).toEqual(['a', 'c']);
  expect(await cache.get('b')).toBeNull();
});

test('half-written files of a killed process are cleared away', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, '.half'), bytes(10));
  await openPictureCache(folder, 100);
  expect(await readdir(folder)).toEqual([]);
});

test('a file that somebody removed is simply made again', async () => {
  const folder = await temporaryFolder();
  const cache = await openPictureCache(folder, 100);
  await cache.put('a', bytes(10));
  await rm(join(folder, 'a'));
  expect(await cache.get('a')).toBeNull();
});
