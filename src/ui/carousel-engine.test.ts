import { expect, test } from 'vitest';
import { stopCount } from './carousel-engine.ts';

test.each([
  [5, 1, false, 5],
  [5, 1.1, false, 5],
  [5, 1.7, false, 5],
  [5, 2.2, false, 4],
  [5, 2.5, false, 4],
  [2, 2.5, false, 1],
  [1, 1, false, 1],
  [0, 1, false, 1],
  [3, 1.2, true, 3],
])('%i slides, %d in view, loop %s: %i stops', (slides, inView, loop, stops) => {
  expect(stopCount(slides, inView, loop)).toBe(stops);
});
