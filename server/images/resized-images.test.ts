import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createProcessPool } from '#server/platform/concurrency/process-pool.ts';
import { nestedUse, slowFilter } from '../../tests/support/hostile-images.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { openImageCache } from './image-cache.ts';
import { createResizedImages, type ImageVariant, type ResizeInput } from './resized-images.ts';

const variant = { path: '/a.png', shape: 's', format: 'webp' } as const;

const warn = vi.fn();
const resizePool = createProcessPool<ResizeInput, Buffer | null>({
  script: new URL('image-child.ts', import.meta.url),
  size: 1,
  maxQueued: 10,
  timeoutMs: 1_000,
  log: { warn },
});
afterAll(() => resizePool.close());

async function setUp(svg?: string) {
  const image = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const reads: string[] = [];
  let version = '1';
  const source = {
    version: async () => ({ ok: true, value: version }) as const,
    read: async (path: string) => {
      reads.push(path);
      return { ok: true, value: svg ? Buffer.from(svg) : image } as const;
    },
  };
  const cache = await openImageCache(await temporaryFolder(), 1e6);
  const images = createResizedImages({ source, cache, resizePool });
  const cacheKey = async (changed: Partial<ImageVariant> = {}) => {
    const key = await images.cacheKey({ ...variant, ...changed });
    if (!key.ok) throw new Error(key.problem);
    return key.value;
  };
  return {
    images,
    reads,
    cacheKey,
    changeSource: () => {
      version = '2';
    },
  };
}

test('concurrent requests for one image share one task', async () => {
  const { images, reads, cacheKey } = await setUp();
  const key = await cacheKey();
  const results = await Promise.all(Array.from({ length: 20 }, () => images.resize(key, variant)));
  expect(new Set(results.map((result) => result.ok))).toEqual(new Set([true]));
  expect(reads).toHaveLength(1);
  await images.resize(key, variant);
  expect(reads).toHaveLength(1);
});

test('a changed source image has another cache key', async () => {
  const { cacheKey, changeSource } = await setUp();
  const before = await cacheKey();
  changeSource();
  expect(await cacheKey()).not.toBe(before);
});

describe.each([
  ['a filter that never finishes', slowFilter],
  ['a hundred million elements', nestedUse],
])('an SVG with %s', (_what, hostileSvg) => {
  const svg = { path: '/a.svg' };

  test('times out, for its other sizes too, until it is replaced', async () => {
    const { images, reads, cacheKey, changeSource } = await setUp(hostileSvg);
    warn.mockClear();
    const refused = { ok: false, problem: 'not-an-image' };
    expect(await images.resize(await cacheKey(svg), { ...variant, ...svg })).toEqual(refused);
    const large = { ...svg, shape: 'l', format: 'avif' } as const;
    expect(await images.resize(await cacheKey(large), { ...variant, ...large })).toEqual(refused);
    expect(warn.mock.calls).toEqual([
      [expect.objectContaining({ timeoutMs: 1_000 }), 'process pool: task took too long, process killed'],
    ]);
    expect(reads).toHaveLength(1);
    changeSource();
    await images.resize(await cacheKey(svg), { ...variant, ...svg });
    expect(reads).toHaveLength(2);
  });

  test('times out although its client has left, and delays no other image', async () => {
    const { images, cacheKey } = await setUp(hostileSvg);
    const client = new AbortController();
    const pending = images.resize(await cacheKey(svg), { ...variant, ...svg }, { signal: client.signal });
    client.abort();
    const other = await setUp();
    expect(await other.images.resize(await other.cacheKey(), variant)).toMatchObject({ ok: true });
    expect(await pending).toEqual({ ok: false, problem: 'not-an-image' });
  });
});
