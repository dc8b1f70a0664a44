import { expect, test } from 'vitest';
import { artworkBox, printDpi, printedPart, printQuality, sizeInCm, sizeInMm } from './artwork.ts';

// 300 mm wide in 400 units.
const area = { x: 300, y: 200, width: 400, height: 560, widthMm: 300 };
const layer = { x: 320, y: 240, width: 100, height: 50 };

test('a layer lies in the artwork where it lies in the print area', () => {
  expect(artworkBox(layer, area, 2)).toEqual({ x: 40, y: 80, width: 200, height: 100 });
});

test('a layer that passes the edge of the area is not printed', () => {
  expect(printedPart({ ...layer, x: 280 }, area)).toEqual({ x: 300, y: 240, width: 80, height: 50 });
  expect(printedPart({ ...layer, y: 740 }, area)).toMatchObject({ y: 740, height: 20 });
  expect(printedPart({ ...layer, x: 700 }, area)).toBeNull();
});

test('units are millimetres of the real thing', () => {
  expect(sizeInMm(layer, area)).toEqual({ width: 75, height: 37.5 });
});

test('a print is as sharp as its poorer direction', () => {
  const file = { width: 600, height: 200, extension: 'webp' };
  expect(printDpi(layer, file, area)).toBeCloseTo((200 / 37.5) * 25.4);
  expect(printQuality(layer, file, area)).toBe('usable');
  expect(printQuality(layer, { ...file, height: 300 }, area)).toBe('sharp');
  expect(printQuality(layer, { ...file, width: 200 }, area)).toBe('low');
  expect(printQuality(layer, { ...file, width: 20, extension: 'svg' }, area)).toBe('sharp');
});

test('a graphic is as large on the real thing as its part of the printable area', () => {
  expect(sizeInCm({ width: 120, height: 60 }, { width: 400, widthMm: 280 })).toBe('8.4 × 4.2 cm');
});
