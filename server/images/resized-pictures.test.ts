import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { nestedUse, slowFilter } from '../../tests/support/hostile-images.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { createProcessPool } from '../concurrency/process-pool.ts';
import { openPictureCache } from './picture-cache.ts';
import { type ResizedOrder, type ResizeWork, resizedPictures } from './resized-pictures.ts';

const order = { path: '/a.png', size: 's', format: 'webp' } as const;

const resizer = createProcessPool<ResizeWork, Buffer | null>({
  script: new URL('resize-child.ts', import.meta.url),
  size: 1,
  maxQueued: 10,
  timeoutMs: 1_000,
  log: { warn: () => {} },
});
afterAll(() => resizer.close());

async function shop(original?: string) {
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const reads: string[] = [];
  let version = '1';
  const source = {
    version: async () => ({ ok: true, value: version }) as const,
    read: async (path: string) => {
      reads.push(path);
      return { ok: true, value: original ? Buffer.from(original) : picture } as const;
    },
  };
  const cache = await openPictureCache(await temporaryFolder(), 1e6);
  const pictures = resizedPictures({ source, cache, resizer });
  const name = async (changed: Partial<ResizedOrder> = {}) => {
    const answer = await pictures.name({ ...order, ...changed });
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

describe.each([
  ['a filter that is never done', slowFilter],
  ['a hundred million parts', nestedUse],
])('a drawing with %s', (_what, drawing) => {
  const svg = { path: '/a.svg' };

  test('is given up in time, for its other sizes too, until it is replaced', async () => {
    const { pictures, reads, name, change } = await shop(drawing);
    const begun = performance.now();
    const refused = { ok: false, problem: 'not-a-picture' };
    expect(await pictures.make(await name(svg), { ...order, ...svg })).toEqual(refused);
    const large = { ...svg, size: 'l', format: 'avif' } as const;
    expect(await pictures.make(await name(large), { ...order, ...large })).toEqual(refused);
    expect(performance.now() - begun).toBeLessThan(4_000);
    expect(reads).toHaveLength(1);
    change();
    await pictures.make(await name(svg), { ...order, ...svg });
    expect(reads).toHaveLength(2);
  });

  test('is given up although whoever asked for it has left, and holds up nobody else', async () => {
    const { pictures, name } = await shop(drawing);
    const left = new AbortController();
    const asked = pictures.make(await name(svg), { ...order, ...svg }, { signal: left.signal });
    left.abort();
    const other = await shop();
    expect(await other.pictures.make(await other.name(), order)).toMatchObject({ ok: true });
    expect(await asked).toEqual({ ok: false, problem: 'not-a-picture' });
  });
});
