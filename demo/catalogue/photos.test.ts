import { readdir, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { artistPhoto, photoFile, photoSizes, photos } from './photos.ts';

const named = [
  ...Object.entries(photos.window),
  ...Object.entries(photos.artists).map(([artist, size]) => [artistPhoto(artist), size] as const),
];

test('rendered pictures have the sizes that they are said to have', async () => {
  const sizes = await Promise.all(
    named.map(async ([name]) => {
      const { width, height } = await sharp(photoFile(name)).metadata();
      return [name, { width, height }];
    }),
  );
  expect(sizes).toEqual(named.map(([name, size]) => [name, photoSizes[size]]));
});

test('rendered pictures are small files', async () => {
  const sizes = await Promise.all(
    named.map(async ([name]) => ({ name, bytes: (await stat(photoFile(name))).size })),
  );
  expect(sizes.filter(({ bytes }) => bytes > 130_000)).toEqual([]);
});

test('every rendered picture is used', async () => {
  const files = await readdir(new URL('../pictures/', import.meta.url));
  expect(files.toSorted()).toEqual(named.map(([name]) => basename(photoFile(name))).toSorted());
});
