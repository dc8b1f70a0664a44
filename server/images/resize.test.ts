import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { resize } from './resize.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } } });

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"><rect width="24" height="12" fill="red"/></svg>',
);

async function resized(source: Buffer, ...[size, format]: ['s' | 'm' | 'l', 'avif' | 'webp' | 'jpeg']) {
  const made = await resize(source, { size, format });
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
  expect(await resized(drawing, 'm', 'webp')).toMatchObject({ width: 480, height: 240 });
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
  const made = await resized(source, 's', 'jpeg');
  expect(made).toMatchObject({ width: 240, height: 480 });
  expect(made.exif).toBeUndefined();
});

describe('what is no picture', () => {
  test.each([
    ['text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['a document', Buffer.from('%PDF-1.4\n%âãÏÓ')],
    [
      'a drawing that wants a terabyte',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>'),
    ],
  ])('%s', async (_what, bytes) => {
    expect(await resize(bytes, { size: 's', format: 'webp' })).toBeNull();
  });

  test('half a picture', async () => {
    const whole = await picture(600, 600).png({ compressionLevel: 0 }).toBuffer();
    expect(await resize(whole.subarray(0, whole.length / 2), { size: 's', format: 'webp' })).toBeNull();
  });
});

test('a drawing cannot read the files of this machine', async () => {
  const nosy = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="10"><image width="10" height="10" xlink:href="file:///etc/passwd"/></svg>',
  );
  const made = await resize(nosy, { size: 's', format: 'webp' });
  const { channels } = await sharp(made ?? Buffer.alloc(0)).stats();
  expect(channels.map(({ max }) => max)).toEqual([0, 0, 0, 0]);
});
