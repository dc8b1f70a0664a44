import sharp from 'sharp';
import { expect, test } from 'vitest';
import { analyzeGraphic } from './graphic-analysis.ts';

const drawn = async (content: string) =>
  analyzeGraphic({
    kind: 'traits',
    source: await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="480" height="480">${content}</svg>`,
      ),
    )
      .webp({ quality: 78 })
      .toBuffer(),
  });

test('a plain shape has no thin line, no gradient and one color', async () => {
  expect(await drawn('<circle cx="50" cy="50" r="40" fill="#e11"/>')).toEqual({
    thinnest_line: null,
    gradient_share: expect.closeTo(0, 1),
    color_count: 1,
  });
});

test.each([0.7, 1, 2])(
  'a line of %f hundredths of the width is found, alone and on a color',
  async (width) => {
    const line = `<path d="M10 50 H90" stroke="#111" stroke-width="${width}"/>`;
    for (const content of [line, `<rect width="100" height="100" fill="#fd3"/>${line}`]) {
      const { thinnest_line: found } = await drawn(content);
      expect(found).toBeGreaterThan(0);
      expect(Math.abs((found ?? 1) * 100 - width)).toBeLessThan(0.7);
    }
  },
);

test('a gradient is seen, the border between two colors is none', async () => {
  const gradient = `<defs><linearGradient id="g"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient></defs>`;
  const { gradient_share } = await drawn(`${gradient}<rect width="100" height="100" fill="url(#g)"/>`);
  expect(gradient_share).toBeGreaterThan(0.5);
  const halves = '<rect width="100" height="100" fill="#f00"/><rect width="50" height="100" fill="#00f"/>';
  expect(await drawn(halves)).toMatchObject({ gradient_share: expect.closeTo(0, 1), color_count: 2 });
});

test('nothing has nothing', async () => {
  expect(await drawn('')).toEqual({ thinnest_line: null, gradient_share: 0, color_count: 0 });
});
