import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { openImageCache } from './image-cache.ts';

const bytes = (count: number) => Buffer.alloc(count, 1);

test('an image that was put can be read, also after reopening the cache', async () => {
  const folder = await temporaryFolder();
  const cache = await openImageCache(folder, 1000);
  await cache.put('a.webp', bytes(100));
  expect(await cache.get('a.webp')).toEqual(bytes(100));
  expect(await (await openImageCache(folder, 1000)).get('a.webp')).toEqual(bytes(100));
});

test('it stays below its maximum size: the least recently used image is evicted', async () => {
  const folder = await temporaryFolder();
  const cache = await openImageCache(folder, 250);
  await cache.put('a', bytes(100));
  await cache.put('b', bytes(100));
  await cache.get('a');
  await cache.put('c', bytes(100));
  expect(await readdir(folder)).toEqual(['a', 'c']);
  expect(await cache.get('b')).toBeNull();
});

test('partially written files of a killed process are removed', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, '.half'), bytes(10));
  await openImageCache(folder, 100);
  expect(await readdir(folder)).toEqual([]);
});

test('a file that was removed by hand is a cache miss', async () => {
  const folder = await temporaryFolder();
  const cache = await openImageCache(folder, 100);
  await cache.put('a', bytes(10));
  await rm(join(folder, 'a'));
  expect(await cache.get('a')).toBeNull();
});
