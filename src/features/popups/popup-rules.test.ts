import { expect, test } from 'vitest';
import { arePopupsShown, closedForMs } from './popup-rules.ts';

const closed = '2026-11-20T09:00:00.000Z';
const after = (milliseconds: number) => Date.parse(closed) + milliseconds;

test('shown if they were never closed for the day', () => {
  expect(arePopupsShown(null, after(0))).toBe(true);
});

test.each(['', 'yesterday', '{}', 'null', 'NaN', '2026-13-45'])('shown when %j is stored', (corrupt) => {
  expect(arePopupsShown(corrupt, after(0))).toBe(true);
});

test('hidden for exactly 24 hours, shown the millisecond after', () => {
  expect(arePopupsShown(closed, after(0))).toBe(false);
  expect(arePopupsShown(closed, after(closedForMs - 1))).toBe(false);
  expect(arePopupsShown(closed, after(closedForMs))).toBe(false);
  expect(arePopupsShown(closed, after(closedForMs + 1))).toBe(true);
});
