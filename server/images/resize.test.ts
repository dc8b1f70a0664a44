import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { PictureSize } from '#src/shared/picture-sizes.ts';
import { externalReferences, gifWithFrames, internalReferences } from '../../tests/support/hostile-images.ts';
import { resize } from './resize.ts';
import type { ResizeFormat } from './resize-format.ts';

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } } });

const redSvg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"><rect width="24" height="12" fill="red"/></svg>',
);

async function resized(
  source: Buffer,
  ...[shape, format, extension = '.png']: [PictureSize, ResizeFormat, extension?: string]
) {
  const image = await resize(source, { extension, shape, format });
  if (!image) throw new Error('not an image');
  return await sharp(image).metadata();
}

test.each([
  ['s', 240, 120],
  ['m', 480, 240],
  ['ml', 780, 390],
  ['l', 1080, 540],
] as const)('size %s is %i pixels wide and keeps its proportions', async (size, width, height) => {
  const source = await image(1200, 600).png().toBuffer();
  expect(await resized(source, size, 'webp')).toMatchObject({ format: 'webp', width, height });
});

test('a narrow image is not enlarged', async () => {
  const source = await image(100, 50).png().toBuffer();
  expect(await resized(source, 'm', 'webp')).toMatchObject({ width: 100, height: 50 });
});

test('an SVG is rasterized at the requested width, so it stays sharp', async () => {
  expect(await resized(redSvg, 'm', 'webp', '.svg')).toMatchObject({ width: 480, height: 240 });
});

test('transparency stays, except in JPEG, which gets a white background', async () => {
  const source = await image(300, 300).png().toBuffer();
  // See resize.ts: AVIF would lose what is faint.
  expect(await resized(source, 's', 'avif')).toMatchObject({ format: 'webp', hasAlpha: true });
  expect(await resized(source, 's', 'webp')).toMatchObject({ hasAlpha: true });
  expect(await resized(source, 's', 'jpeg')).toMatchObject({ format: 'jpeg', hasAlpha: false });
});

test('a photograph taken sideways is rotated upright and loses its metadata', async () => {
  const source = await image(600, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const metadata = await resized(source, 's', 'jpeg', '.JPG');
  expect(metadata).toMatchObject({ width: 240, height: 480 });
  expect(metadata.exif).toBeUndefined();
});

const refused = (source: Buffer, extension: string) =>
  resize(source, { extension, shape: 's', format: 'webp' });

describe('not an image is', () => {
  test.each([
    ['text', Buffer.from('hello'), '.png'],
    ['nothing', Buffer.alloc(0), '.png'],
    ['a document', Buffer.from('%PDF-1.4\n%âãÏÓ'), '.png'],
    [
      'an SVG that would take a terabyte',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>'),
      '.svg',
    ],
  ])('%s', async (_what, bytes, extension) => {
    expect(await refused(bytes, extension)).toBeNull();
  });

  test('a truncated image', async () => {
    const complete = await image(600, 600).png({ compressionLevel: 0 }).toBuffer();
    expect(await refused(complete.subarray(0, complete.length / 2), '.png')).toBeNull();
  });

  test.each(['.jpg', '.svg', '.txt', ''])('a PNG with the extension %j', async (extension) => {
    expect(await refused(await image(9, 9).png().toBuffer(), extension)).toBeNull();
  });

  test('an SVG with the extension .png', async () => {
    expect(await refused(redSvg, '.png')).toBeNull();
  });

  test('an animation of 50,000 frames; of ten frames the first is used', async () => {
    expect(await refused(gifWithFrames(50_000), '.gif')).toBeNull();
    expect(await resized(gifWithFrames(10), 's', 'webp', '.gif')).toMatchObject({ format: 'webp', width: 1 });
  });
});

test.each(Object.entries(externalReferences))('an SVG that loads %s is refused', async (_what, svg) => {
  expect(await refused(Buffer.from(svg), '.svg')).toBeNull();
});

test.each([
  ['compressed', (svg: string) => gzipSync(svg)],
  ['in UTF-16', (svg: string) => Buffer.from(`\ufeff${svg}`, 'utf16le')],
])('an SVG %s cannot hide what it loads', async (_how, encode) => {
  expect(await refused(encode(externalReferences['a file'] ?? ''), '.svg')).toBeNull();
});

test.each(Object.entries(internalReferences))('an SVG with %s is resized', async (_what, svg) => {
  expect(await resized(Buffer.from(svg), 's', 'webp', '.svg')).toMatchObject({ width: 240 });
});

test('a picture to share lies whole on its background, a small one enlarged', async () => {
  const dot = sharp({ create: { width: 100, height: 100, channels: 4, background: '#ff000080' } });
  const options = { extension: '.png', shape: { background: '#0000ff' }, format: 'jpeg' } as const;
  const shared = sharp((await resize(await dot.png().toBuffer(), options)) ?? undefined);
  expect(await shared.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const colorAt = async (left: number) => {
    const pixel = await shared.clone().extract({ left, top: 300, width: 1, height: 1 }).raw().toBuffer();
    return [...pixel].map((value) => Math.round(value / 64));
  };
  expect(await colorAt(20)).toEqual([0, 0, 4]);
  expect(await colorAt(600)).toEqual([2, 0, 2]);
});
