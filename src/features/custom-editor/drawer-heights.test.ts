import { expect, test } from 'vitest';
import { restingHeight, stepHeight } from './drawer-heights.ts';

const full = 700;
const rem = 16;

test.each([
  [690, 0, 'full'],
  [400, 0, 'half'],
  [200, 0, 'peek'],
  [60, 0, 'closed'],
] as const)('let go with %i pixels in view it rests where it is nearest: %s', (seen, velocity, height) => {
  expect(restingHeight({ seen, velocity, full, rem })).toBe(height);
});

test('a flick takes it further than the finger went', () => {
  expect(restingHeight({ seen: 420, velocity: -1.5, full, rem })).toBe('full');
  expect(restingHeight({ seen: 340, velocity: 1.5, full, rem })).toBe('peek');
  expect(restingHeight({ seen: 172, velocity: 1, full, rem })).toBe('closed');
});

test('the lowest height grows with the text of who reads large letters', () => {
  expect(restingHeight({ seen: 90, velocity: 0, full, rem })).toBe('peek');
  expect(restingHeight({ seen: 90, velocity: 0, full, rem: 32 })).toBe('closed');
});

test('buttons change it by one height, and not beyond the last', () => {
  expect(stepHeight('half', 1)).toBe('full');
  expect(stepHeight('full', 1)).toBe('full');
  expect(stepHeight('half', -1)).toBe('peek');
  expect(stepHeight('peek', -1)).toBe('peek');
});
