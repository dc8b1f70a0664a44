import { expect, test } from 'vitest';
import { formatDay } from './dates.ts';

test('a day is the day in Seoul', () => {
  expect(formatDay('2026-11-20T03:00:00Z')).toBe('2026. 11. 20.');
  expect(formatDay('2026-11-20T15:00:00+00:00')).toBe('2026. 11. 21.');
});
