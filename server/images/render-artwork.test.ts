import { describe, expect, test } from 'vitest';
import { renderArtwork } from './render-artwork.ts';
import { pixelAt, square } from './tests/image-fixtures.ts';

const area = { x: 100, y: 100, width: 40, height: 20 };
const graphics = new Map([
  ['red', square('#ff0000')],
  ['blue', square('#0000ff')],
]);
const draw = (layers: Parameters<typeof renderArtwork>[0]['layers'], scale = 1) =>
  renderArtwork({ layers, graphics, area, scale });

describe('artwork', () => {
  test('measures the print area at the requested scale', async () => {
    const artwork = await draw([{ graphic: 'red', x: 100, y: 100, width: 10, height: 10 }], 3);
    expect([artwork.width, artwork.height]).toEqual([120, 60]);
    expect(pixelAt(artwork, 29, 29)).toEqual([255, 0, 0, 255]);
    expect(pixelAt(artwork, 31, 31)).toEqual([0, 0, 0, 0]);
  });

  test('is empty when nothing is on the area', async () => {
    expect((await draw([])).data.every((value) => value === 0)).toBe(true);
    const beside = await draw([{ graphic: 'red', x: 0, y: 0, width: 50, height: 50 }]);
    expect(beside.data.every((value) => value === 0)).toBe(true);
  });

  test('is clipped where a layer exceeds any edge of the area', async () => {
    const artwork = await draw([{ graphic: 'red', x: 80, y: 80, width: 200, height: 200 }]);
    expect([artwork.width, artwork.height]).toEqual([40, 20]);
    expect(pixelAt(artwork, 0, 0)).toEqual([255, 0, 0, 255]);
    expect(pixelAt(artwork, 39, 19)).toEqual([255, 0, 0, 255]);
  });

  test('keeps the position of a layer that begins outside', async () => {
    const artwork = await draw([{ graphic: 'red', x: 90, y: 95, width: 20, height: 10 }]);
    expect(pixelAt(artwork, 9, 4)).toEqual([255, 0, 0, 255]);
    expect(pixelAt(artwork, 10, 4)).toEqual([0, 0, 0, 0]);
    expect(pixelAt(artwork, 9, 5)).toEqual([0, 0, 0, 0]);
  });

  test('shows the last layer on top', async () => {
    const red = { graphic: 'red', x: 100, y: 100, width: 20, height: 20 };
    const blue = { graphic: 'blue', x: 110, y: 100, width: 20, height: 20 };
    expect(pixelAt(await draw([red, blue]), 15, 10)).toEqual([0, 0, 255, 255]);
    expect(pixelAt(await draw([blue, red]), 15, 10)).toEqual([255, 0, 0, 255]);
  });

  test('rejects with the name of a graphic that has no file', async () => {
    await expect(draw([{ graphic: 'gone', x: 0, y: 0, width: 1, height: 1 }])).rejects.toThrow('gone');
  });
});
