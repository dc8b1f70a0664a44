import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { openPictureCache } from './picture-cache.ts';
import { resizedPictures } from './resized-pictures.ts';

const order = { path: '/a.webp', size: 's', format: 'webp' } as const;

async function shop() {
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const reads: string[] = [];
  let version = '1';
  const source = {
    version: async () => ({ ok: true, value: version }) as const,
    read: async (path: string) => {
      reads.push(path);
      return { ok: true, value: picture } as const;
    },
  };
  const pictures = resizedPictures(source, await openPictureCache(await temporaryFolder(), 1e6));
  const name = async () => {
    const answer = await pictures.name(order);
    if (!answer.ok) throw new Error(answer.problem);
    return answer.value;
  };
  return {
    pictures,
    reads,
    name,
    change: () => {
      version = '2';
    },
  };
}

test('many who ask at once for one picture wait for one piece of work', async () => {
  const { pictures, reads, name } = await shop();
  const key = await name();
  const answers = await Promise.all(Array.from({ length: 20 }, () => pictures.make(key, order)));
  expect(new Set(answers.map((answer) => answer.ok))).toEqual(new Set([true]));
  expect(reads).toHaveLength(1);
  await pictures.make(key, order);
  expect(reads).toHaveLength(1);
});

test('a changed original has another name', async () => {
  const { name, change } = await shop();
  const before = await name();
  change();
  expect(await name()).not.toBe(before);
});
