import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { ImageSource } from '#server/images/image-source.ts';
import { layerOf } from '#tests/support/custom-shop.ts';
import type { CustomSide } from './custom-side.ts';
import { renderPrintFile } from './print-file.ts';
import { createRenderPool } from './render-pool.ts';

const renderPool = createRenderPool({ warn: () => {} });
afterAll(() => renderPool.close());

const graphic = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10"><rect width="10" height="10" fill="#e00000"/></svg>',
);
const source: ImageSource = {
  read: async () => ({ ok: true, value: graphic }),
  version: async () => ({ ok: true, value: '1' }),
};

/** A print area of 210.5 x 280 mm: the corner of the area is at (300, 200), and one millimetre measures 2 units. */
const area = { x: 300, y: 200, width: 421, height: 560, widthMm: 210.5 };
const side = (...boxes: CustomSide['layers'][number]['box'][]): CustomSide => ({
  area,
  color: '#ffffff',
  method: 'PRINTING',
  src: null,
  picture_id: null,
  mask_src: '/mask.png',
  overlay_src: '/overlay.png',
  foreground_src: null,
  uv_src: null,
  layers: boxes.map((box) => ({
    graphic_id: layerOf('red').id,
    src: '/red.svg',
    extension: 'svg',
    width: 10,
    height: 10,
    box,
  })),
});

const inMm = (pixels: number) => (pixels / 300) * 25.4;

/** The edges of what is printed, in millimetres from the corner of the print area. */
async function printedEdges(file: Buffer) {
  const { data, info } = await sharp(file)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns: number[] = [];
  const rows: number[] = [];
  for (let at = 0; at < data.length; at++) {
    if ((data[at] ?? 0) < 128) continue;
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    columns[0] = Math.min(columns[0] ?? x, x);
    columns[1] = Math.max(columns[1] ?? x, x);
    rows[0] = Math.min(rows[0] ?? y, y);
    rows[1] = Math.max(rows[1] ?? y, y);
  }
  const edges = [columns[0] ?? 0, rows[0] ?? 0, (columns[1] ?? 0) + 1, (rows[1] ?? 0) + 1];
  return edges.map(inMm);
}

test('a print file measures exactly the print area at 300 dpi, and says so', async () => {
  const file = await renderPrintFile(side({ x: 300, y: 200, width: 40, height: 40 }), { source, renderPool });
  const { format, width = 0, height = 0, density, hasAlpha } = await sharp(file).metadata();
  expect({ format, density, hasAlpha }).toEqual({ format: 'png', density: 300, hasAlpha: true });
  expect(Math.abs(inMm(width) - 210.5)).toBeLessThan(0.05);
  expect(Math.abs(inMm(height) - 280)).toBeLessThan(0.05);
});

test.each([
  [7.3, 11.9, 63.7, 80.1],
  [0, 0, 210.5, 280],
  [100.05, 200.05, 5.5, 5.5],
])('a layer at %f, %f mm of %f x %f mm is printed there to 0.1 mm', async (x, y, width, height) => {
  const box = { x: 300 + x * 2, y: 200 + y * 2, width: width * 2, height: height * 2 };
  const edges = await printedEdges(await renderPrintFile(side(box), { source, renderPool }));
  for (const [index, edge] of [x, y, x + width, y + height].entries())
    expect(Math.abs((edges[index] ?? -1) - edge)).toBeLessThan(0.1);
});

test('a layer over the edge is cut off there, a layer beside the area is not printed', async () => {
  const over = await renderPrintFile(
    side({ x: 250, y: 100, width: 150, height: 150 }, { x: 0, y: 0, width: 50, height: 50 }),
    { source, renderPool },
  );
  const edges = await printedEdges(over);
  for (const [index, edge] of [0, 0, 50, 25].entries())
    expect(Math.abs((edges[index] ?? -1) - edge)).toBeLessThan(0.1);
});

test('a graphic that loads other files is refused', async () => {
  const nosy = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
  );
  const parts = {
    source: { ...source, read: async () => ({ ok: true as const, value: nosy }) },
    renderPool,
  };
  await expect(renderPrintFile(side({ x: 300, y: 200, width: 40, height: 40 }), parts)).rejects.toThrow(
    'loads other files',
  );
});
