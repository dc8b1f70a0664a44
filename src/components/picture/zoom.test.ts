import { expect, test } from 'vitest';
import { noZoom, panBy, zoomTo } from './zoom.ts';

const frame = { width: 400, height: 400 };

test('the point under the fingers stays where it is', () => {
  const focus = { x: 100, y: -50 };
  const zoom = zoomTo(noZoom, 2, focus, frame);
  // Where the picture’s point that was at the focus is now.
  expect({ x: focus.x * zoom.scale + zoom.x, y: focus.y * zoom.scale + zoom.y }).toEqual(focus);
});

test('a picture is never smaller than its frame, nor larger than four times', () => {
  expect(zoomTo(noZoom, 0.3, { x: 0, y: 0 }, frame)).toEqual(noZoom);
  expect(zoomTo(noZoom, 9, { x: 0, y: 0 }, frame).scale).toBe(4);
});

test('it is moved as far as its edge', () => {
  const zoom = zoomTo(noZoom, 2, { x: 0, y: 0 }, frame);
  expect(panBy(zoom, { x: 120, y: -900 }, frame)).toEqual({ scale: 2, x: 120, y: -200 });
  expect(panBy(noZoom, { x: 50, y: 50 }, frame)).toEqual(noZoom);
});

test('made small again, it lies in the middle', () => {
  const moved = panBy(zoomTo(noZoom, 3, { x: 80, y: 80 }, frame), { x: 300, y: 300 }, frame);
  expect(zoomTo(moved, 1, { x: -20, y: 10 }, frame)).toEqual(noZoom);
});
