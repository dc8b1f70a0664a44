import { expect, test } from 'vitest';
import type { CustomDocument, Layer } from './custom-document.ts';
import { moveDocument } from './move-document.ts';

const area = { x: 300, y: 200, width: 400, height: 500, widthMm: 300 };
const layer = (id: string, change: Partial<Layer> = {}): Layer => ({
  id,
  graphicId: id,
  x: 350,
  y: 250,
  width: 100,
  height: 100,
  ...change,
});

const document: CustomDocument = {
  optionId: 'white',
  method: 'PRINTING',
  size: 'M',
  sides: { front: [layer('cat'), layer('moon')], back: [layer('star')] },
};

const offered = {
  areas: new Map([
    ['front', area],
    ['back', area],
  ]),
  isSold: () => true,
  sizes: ['M', 'L'],
};

test('in another color every layer stays where it is, in its order', () => {
  const { document: moved, left } = moveDocument(document, { optionId: 'black' }, offered);
  expect(moved).toEqual({ ...document, optionId: 'black' });
  expect(left).toEqual([]);
});

test('a layer whose graphic is not sold any more is left out', () => {
  const isSold = (graphicId: string) => graphicId !== 'moon';
  const { document: moved, left } = moveDocument(document, { method: 'TRANSFER' }, { ...offered, isSold });
  expect(moved.sides.front?.map(({ id }) => id)).toEqual(['cat']);
  expect(left.map(({ id }) => id)).toEqual(['moon']);
});

test('a layer of which nothing is printed is left out, one that is cut off at the edge stays', () => {
  const sides = { front: [layer('beside', { x: 900 }), layer('cut', { x: 650 })] };
  const { document: moved, left } = moveDocument({ ...document, sides }, { optionId: 'black' }, offered);
  expect(moved.sides.front?.map(({ id }) => id)).toEqual(['cut']);
  expect(left.map(({ id }) => id)).toEqual(['beside']);
});

test('a side that the product no longer has is left out with all its layers', () => {
  const areas = new Map([['front', area]]);
  const { left } = moveDocument(document, { optionId: 'black' }, { ...offered, areas });
  expect(left.map(({ id }) => id)).toEqual(['star']);
});

test('the size stays only if the color is made in it by that method', () => {
  const sizeIn = (sizes: readonly string[]) =>
    moveDocument(document, { optionId: 'black' }, { ...offered, sizes }).document.size;
  expect(sizeIn(['S', 'M'])).toBe('M');
  expect(sizeIn(['S', 'L'])).toBeNull();
});
