import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { findWrongFiles } from './find-wrong-files.ts';
import { demoMockupsDirectory } from './products.ts';

async function copyOfMockups(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kkumim-mockups-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(demoMockupsDirectory, folder, { recursive: true });
  return folder;
}

test('all products of the demo shop have files that can be drawn', async () => {
  expect(await findWrongFiles()).toEqual(new Map());
});

test('a product is found whose files are missing, broken, of other sizes or not square', async () => {
  const folder = await copyOfMockups();
  const inFolder = (file: string) => join(folder, file);
  const written = (file: string, width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#0000' } }).toFile(inFolder(file));
  await rm(inFolder('tee'), { recursive: true });
  await rm(inFolder('mug/back/uv.webp'));
  await rm(inFolder('poster/back/overlay.avif'));
  await writeFile(inFolder('hoodie/front/foreground.webp'), 'version https://git-lfs.github.com/spec/v1');
  await writeFile(inFolder('cap/front/mask.webp'), '');
  await written('tote/front/overlay.avif', 600, 600);
  await written('glass/front/mask.webp', 1200, 800);
  await written('tumbler/front/uv.webp', 600, 400);
  // Only uv may have a size of its own.
  await written('apron/front/uv.webp', 300, 300);
  expect(await findWrongFiles(folder)).toEqual(
    new Map([
      ['tee', 'tee/front/mask.webp is missing or no picture'],
      ['hoodie', 'hoodie/front/foreground.webp is missing or no picture'],
      ['cap', 'cap/front/mask.webp is missing or no picture'],
      ['tote', 'tote/front/overlay.avif has 600 x 600 pixels, but its mask 1200'],
      ['mug', 'mug/back/uv.webp is missing or no picture'],
      ['tumbler', 'tumbler/front/uv.webp has 600 x 400 pixels and is no square'],
      ['glass', 'glass/front/mask.webp has 1200 x 800 pixels and is no square'],
      ['poster', 'poster/back/overlay.avif is missing or no picture'],
    ]),
  );
});
