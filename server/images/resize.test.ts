import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { harmlessDrawings, manyFrames, nosyDrawings } from '../../tests/support/bad-pictures.ts';
import { resize } from './resize.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } } });

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"><rect width="24" height="12" fill="red"/></svg>',
);

type TopicSubscription = [size: 's' | 'm' | 'l', format: 'avif' | 'webp' | 'jpeg', extension?: string];

async function resized(source: Buffer, ...[size, format, extension = '.png']: TopicSubscription) {
  const made = await resize(source, { extension, size, format });
  if (!made) throw new Error('no picture');
  return await sharp(made).metadata();
}

test.each([
  ['s', 240, 120],
  ['m', 480, 240],
  ['l', 1080, 540],
] as const)('size %s is %i pixels wide and keeps its proportions', async (size, width, height) => {
  const source = await picture(1200, 600).png().toBuffer();
  expect(await resized(source, size, 'webp')).toMatchObject({ format: 'webp', width, height });
});

test('a narrow picture is not enlarged', async () => {
  const source = await picture(100, 50).png().toBuffer();
  expect(await resized(source, 'm', 'webp')).toMatchObject({ width: 100, height: 50 });
});

test('a drawing is drawn at the width asked for, so it stays sharp', async () => {
  expect(await resized(drawing, 'm', 'webp', '.svg')).toMatchObject({ width: 480, height: 240 });
});

test('transparency stays, except in JPEG, which has none and gets white', async () => {
  const source = await picture(300, 300).png().toBuffer();
  expect(await resized(source, 's', 'avif')).toMatchObject({
    format: 'heif',
    compression: 'av1',
    hasAlpha: true,
  });
  expect(await resized(source, 's', 'webp')).toMatchObject({ hasAlpha: true });
  expect(await resized(source, 's', 'jpeg')).toMatchObject({ format: 'jpeg', hasAlpha: false });
});

test('a photograph taken sideways stands upright, and says nothing about where it was taken', async () => {
  const source = await picture(600, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const made = await resized(source, 's', 'jpeg', '.JPG');
  expect(made).toMatchObject({ width: 240, height: 480 });
  expect(made.exif).toBeUndefined();
});

const refused = (source: Buffer, extension: string) =>
  resize(source, { extension, size: 's', format: 'webp' });

describe('what is no picture', () => {
  test.each([
    ['text', Buffer.from('hello'), '.png'],
    ['nothing', Buffer.alloc(0), '.png'],
    ['a document', Buffer.from('%PDF-1.4\n%âãÏÓ'), '.png'],
    [
      'a drawing that wants a terabyte',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>'),
      '.svg',
    ],
  ])('%s', async (_what, bytes, extension) => {
    expect(await refused(bytes, extension)).toBeNull();
  });

  test('half a picture', async () => {
    const whole = await picture(600, 600).png({ compressionLevel: 0 }).toBuffer();
    expect(await refused(whole.subarray(0, whole.length / 2), '.png')).toBeNull();
  });

  test.each(['.jpg', '.svg', '.txt', ''])('a PNG called %j', async (extension) => {
    expect(await refused(await picture(9, 9).png().toBuffer(), extension)).toBeNull();
  });

  test('a drawing called .png', async () => {
    expect(await refused(drawing, '.png')).toBeNull();
  });

  test('an animation of 50,000 frames; of ten the first is shown', async () => {
    expect(await refused(manyFrames(50_000), '.gif')).toBeNull();
    expect(await resized(manyFrames(10), 's', 'webp', '.gif')).toMatchObject({ format: 'webp', width: 1 });
  });
});

test.each(Object.entries(nosyDrawings))('a drawing that wants %s is no picture', async (_what, svg) => {
  expect(await refused(Buffer.from(svg), '.svg')).toBeNull();
});

test.each([
  ['compressed', (svg: string) => gzipSync(svg)],
  ['in two bytes a letter', (svg: string) => Buffer.from(`\ufeff${svg}`, 'utf16le')],
])('a drawing %s cannot hide what it wants', async (_how, write) => {
  expect(await refused(write(nosyDrawings['a file'] ?? ''), '.svg')).toBeNull();
});

test.each(Object.entries(harmlessDrawings))('a drawing with %s is drawn', async (_what, svg) => {
  expect(await resized(Buffer.from(svg), 's', 'webp', '.svg')).toMatchObject({ width: 240 });
});
