import { expect, test } from 'vitest';
import { scaleBox } from './layer-geometry.ts';
import { snapMove, snapResize } from './snapping.ts';

const area = { x: 300, y: 200, width: 400, height: 500, widthMm: 200 };
const box = { x: 400, y: 300, width: 90, height: 50 };
const options = { area, others: [], threshold: 6 };

test('a layer near the middle snaps to it and shows a line there', () => {
  expect(snapMove({ ...box, x: 452 }, options)).toEqual({
    box: { ...box, x: 455 },
    guides: [{ axis: 'x', at: 500 }],
  });
});

test('a layer near a corner snaps to both edges', () => {
  const { box: snapped, guides } = snapMove({ ...box, x: 304, y: 655 }, options);
  expect(snapped).toEqual({ ...box, x: 300, y: 650 });
  expect(guides).toEqual([
    { axis: 'x', at: 300 },
    { axis: 'y', at: 700 },
  ]);
});

test('a layer snaps to the edge of another one', () => {
  const other = { x: 330, y: 600, width: 71, height: 60 };
  const { box: snapped, guides } = snapMove({ ...box, x: 399 }, { ...options, others: [other] });
  expect(snapped.x).toBe(401);
  expect(guides).toEqual([{ axis: 'x', at: 401 }]);
});

test('the nearest line wins', () => {
  const others = [{ x: 405, y: 900, width: 20, height: 20 }];
  expect(snapMove({ ...box, x: 403 }, { ...options, others }).box.x).toBe(405);
});

test('a layer that is far from every line stays where it is', () => {
  expect(snapMove({ ...box, x: 427, y: 333 }, options)).toEqual({
    box: { ...box, x: 427, y: 333 },
    guides: [],
  });
});

test('a layer that grows snaps its edge to that of the area and keeps its shape', () => {
  const corner = { x: 400, y: 310 };
  const grown = { x: 400, y: 310, width: 297, height: 148.5 };
  const { box: snapped, guides } = snapResize(grown, corner, options, (factor) =>
    scaleBox(grown, factor, area, corner),
  );
  expect(snapped).toEqual({ x: 400, y: 310, width: 300, height: 150 });
  expect(guides).toEqual([{ axis: 'x', at: 700 }]);
});

test('a layer at its largest size does not pretend to snap', () => {
  const grown = { x: 0, y: 0, width: 797, height: 100 };
  const corner = { x: 0, y: 0 };
  const kept = snapResize(
    grown,
    corner,
    { ...options, others: [{ x: 0, y: 0, width: 801, height: 1 }] },
    () => grown,
  );
  expect(kept).toEqual({ box: grown, guides: [] });
});
