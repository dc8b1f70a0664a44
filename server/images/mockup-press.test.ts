import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MockupSide } from './mockup-plate.ts';
import { createMockupPress, type MockupOrder } from './mockup-press.ts';
import { painted, pngOf, square } from './tests/small-pictures.ts';

let folder = '';
let side: MockupSide;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'press-'));
  const [mask, overlay] = await Promise.all([
    pngOf(painted(20, (x) => (x > 3 ? [255, 255, 255, 255] : [0, 0, 0, 0]))),
    pngOf(painted(20, (x, y) => [0, 0, 0, (x + y) * 3])),
  ]);
  side = {
    area: { x: 250, y: 250, width: 500, height: 500 },
    mask: join(folder, 'mask.png'),
    overlay: join(folder, 'overlay.png'),
    foreground: null,
  };
  await writeFile(side.mask, mask);
  await writeFile(side.overlay, overlay);
});
afterAll(() => rm(folder, { recursive: true }));

const order = (more: Partial<MockupOrder> = {}): MockupOrder => ({
  side,
  colour: '#336699',
  layers: [{ graphic: 'dot', x: 300, y: 300, width: 200, height: 200 }],
  graphics: new Map([['dot', square('#ffcc00')]]),
  size: 20,
  ...more,
});

test('the same order gives the same bytes, also when many run at once', async () => {
  const press = createMockupPress({ atOnce: 2 });
  const files = await Promise.all(Array.from({ length: 6 }, () => press.render(order())));
  expect(files.every((file) => file.equals(files[0] ?? Buffer.alloc(0)))).toBe(true);
  expect((await createMockupPress().render(order())).equals(files[0] ?? Buffer.alloc(0))).toBe(true);
});

test('a picture is a square WebP of the size asked for, with alpha only without a ground', async () => {
  const press = createMockupPress();
  const onPaper = await sharp(await press.render(order({ size: 48 }))).metadata();
  expect([onPaper.format, onPaper.width, onPaper.height, onPaper.hasAlpha]).toEqual(['webp', 48, 48, false]);
  expect((await sharp(await press.render(order({ ground: null }))).metadata()).hasAlpha).toBe(true);
});

test('a broken colour or a missing part fails that order only', async () => {
  const press = createMockupPress({ atOnce: 1 });
  await expect(press.render(order({ colour: 'red' }))).rejects.toThrow('Not a colour');
  await expect(press.render(order({ side: { ...side, mask: join(folder, 'gone.png') } }))).rejects.toThrow();
  await expect(press.render(order())).resolves.toBeInstanceOf(Buffer);
});
