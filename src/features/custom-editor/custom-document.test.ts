import { expect, test } from 'vitest';
import {
  addLayer,
  allLayers,
  type CustomDocument,
  findLayer,
  layersOf,
  placeLayer,
  removeLayer,
  reorderLayer,
  resetTo,
} from './custom-document.ts';

const box = { x: 10, y: 20, width: 30, height: 40 };
const layer = (id: string) => ({ id, graphicId: `graphic-${id}`, ...box });
const empty: CustomDocument = { optionId: 'white', method: 'PRINTING', size: 'M', sides: {} };
const document = [layer('a'), layer('b'), layer('c')].reduce(
  (before, added) => addLayer(before, 'front', added),
  addLayer(empty, 'back', layer('z')),
);
const idsOf = (changed: CustomDocument, side = 'front') => layersOf(changed, side).map(({ id }) => id);

test('a graphic that is added lies on top of the others of its side', () => {
  expect(idsOf(document)).toEqual(['a', 'b', 'c']);
  expect(idsOf(document, 'back')).toEqual(['z']);
  expect(allLayers(document)).toHaveLength(4);
  expect(findLayer(document, 'z')).toEqual({ sideId: 'back', layer: layer('z') });
});

test('moving changes one layer and neither its order nor its graphic', () => {
  const moved = placeLayer(document, 'b', { ...box, x: 99 });
  expect(idsOf(moved)).toEqual(['a', 'b', 'c']);
  expect(findLayer(moved, 'b')?.layer).toEqual({ ...layer('b'), x: 99 });
  expect(findLayer(document, 'b')?.layer.x).toBe(10);
});

test.each([
  ['a', 1, ['b', 'a', 'c']],
  ['a', 9, ['b', 'c', 'a']],
  ['c', -1, ['a', 'c', 'b']],
  ['b', -9, ['b', 'a', 'c']],
] as const)('%s moved by %i in the order', (id, steps, order) => {
  expect(idsOf(reorderLayer(document, id, steps))).toEqual(order);
});

test('a change that changes nothing is the same document, so it is no step to undo', () => {
  expect(reorderLayer(document, 'c', 1)).toBe(document);
  expect(placeLayer(document, 'unknown', box)).toBe(document);
});

test('a layer is removed from its side', () => {
  expect(idsOf(removeLayer(document, 'b'))).toEqual(['a', 'c']);
});

test('another color starts with empty sides and the same size', () => {
  expect(resetTo(document, { optionId: 'black' })).toEqual({ ...empty, optionId: 'black' });
});
