import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMockupRenderer, type MockupOptions } from './mockup-renderer.ts';
import type { MockupSide } from './mockup-side.ts';
import { painted, pngOf, square } from './tests/image-fixtures.ts';

let folder = '';
let side: MockupSide;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mockup-'));
  const [mask, overlay] = await Promise.all([
    pngOf(painted(20, (x) => (x > 3 ? [255, 255, 255, 255] : [0, 0, 0, 0]))),
    pngOf(painted(20, (x, y) => [0, 0, 0, (x + y) * 3])),
  ]);
  side = {
    area: { x: 250, y: 250, width: 500, height: 500 },
    mask: join(folder, 'mask.png'),
    overlay: join(folder, 'overlay.png'),
    foreground: null,
    uv: null,
  };
  await writeFile(side.mask, mask);
  await writeFile(side.overlay, overlay);
});
afterAll(() => rm(folder, { recursive: true }));

const options = (more: Partial<MockupOptions> = {}): MockupOptions => ({
  side,
  color: '#336699',
  layers: [{ graphic: 'dot', x: 300, y: 300, width: 200, height: 200 }],
  graphics: new Map([['dot', square('#ffcc00')]]),
  size: 20,
  ...more,
});

test('the same options give the same bytes, also when many run at once', async () => {
  const renderer = createMockupRenderer({ concurrency: 2 });
  const files = await Promise.all(Array.from({ length: 6 }, () => renderer.renderWebp(options())));
  expect(files.every((file) => file.equals(files[0] ?? Buffer.alloc(0)))).toBe(true);
  expect((await createMockupRenderer().renderWebp(options())).equals(files[0] ?? Buffer.alloc(0))).toBe(true);
});

test('a mock-up is a square WebP of the requested size, with alpha only without a background', async () => {
  const renderer = createMockupRenderer();
  const opaque = await sharp(await renderer.renderWebp(options({ size: 48 }))).metadata();
  expect([opaque.format, opaque.width, opaque.height, opaque.hasAlpha]).toEqual(['webp', 48, 48, false]);
  expect((await sharp(await renderer.renderWebp(options({ background: null }))).metadata()).hasAlpha).toBe(
    true,
  );
});

test('an invalid color or a missing file fails that mock-up only', async () => {
  const renderer = createMockupRenderer({ concurrency: 1 });
  await expect(renderer.renderWebp(options({ color: 'red' }))).rejects.toThrow('Not a color');
  await expect(
    renderer.renderWebp(options({ side: { ...side, mask: join(folder, 'gone.png') } })),
  ).rejects.toThrow();
  await expect(renderer.renderWebp(options())).resolves.toBeInstanceOf(Buffer);
});
