import { expect, test } from 'vitest';
import { nextScrollState } from './scroll-state.ts';

test('the bar leaves on the way down and comes back on the way up', () => {
  expect(nextScrollState('top', 0, 60, 2000)).toBe('down');
  expect(nextScrollState('down', 400, 380, 2000)).toBe('up');
  expect(nextScrollState('up', 20, 0, 2000)).toBe('top');
});

test('a trembling finger and the bounce at the bottom change nothing', () => {
  expect(nextScrollState('up', 400, 404, 2000)).toBe('up');
  expect(nextScrollState('down', 2040, 2001, 2000)).toBe('down');
});
