import { expect, test } from 'vitest';
import { formatDay, formatDayAndTime } from './dates.ts';

test('a day is the day in Seoul', () => {
  expect(formatDay('2026-11-20T03:00:00Z')).toBe('2026. 11. 20.');
  expect(formatDay('2026-11-20T15:00:00+00:00')).toBe('2026. 11. 21.');
  expect(formatDay('2026-11-09')).toBe('2026. 11. 9.');
  // What operators enter for something that stays.
  expect(formatDay('9999-12-31T23:59:59Z')).toBe('10000. 1. 1.');
});

test('a time is the time in Seoul', () => {
  expect(formatDayAndTime('2026-12-31T15:05:00Z')).toBe('2027. 1. 1. 00:05');
  expect(formatDayAndTime('2026-11-20T14:05:59.999+09:00')).toBe('2026. 11. 20. 14:05');
});
