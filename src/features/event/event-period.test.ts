import { expect, test } from 'vitest';
import { daysLeft, formatPeriod } from './event-period.ts';

const at = (moment: string) => Date.parse(moment);
const left = (end_date: string, now: string) => daysLeft({ end_date }, at(now));

test.each([
  ['2026-11-23T23:59:59+09:00', '2026-11-23T00:00:00+09:00', 0],
  ['2026-11-24T00:00:00+09:00', '2026-11-23T12:00:00+09:00', 0],
  ['2026-11-24T00:00:01+09:00', '2026-11-23T23:59:59+09:00', 1],
  ['2026-11-24T10:00:00+09:00', '2026-11-23T14:59:59Z', 1],
  ['2026-11-24T10:00:00+09:00', '2026-11-23T15:00:00Z', 0],
  ['2026-12-31T23:59:59+09:00', '2026-11-23T12:00:00+09:00', 38],
])('an event that ends at %s has at %s so many days left in Korea: %i', (end, now, days) => {
  expect(left(end, now)).toBe(days);
});

test('an event is over after its end, and not at it', () => {
  expect(left('2026-11-24T00:00:00+09:00', '2026-11-24T00:00:00+09:00')).toBe(0);
  expect(left('2026-11-24T00:00:00+09:00', '2026-11-24T00:00:00.001+09:00')).toBeNull();
});

test.each(['infinity', '9999-12-31T23:59:59+00:00', '294276-12-31T23:59:59+00:00'])(
  'the days of an event that ends at %s are not counted, and its period has no end',
  (end_date) => {
    const now = at('2026-11-23T12:00:00+09:00');
    expect(daysLeft({ end_date }, now)).toBe(Number.POSITIVE_INFINITY);
    expect(formatPeriod({ start_date: '2026-11-17T00:00:00+09:00', end_date }, now, 'ko')).toBe(
      '2026. 11. 17. ~',
    );
  },
);

test('a period has the days of Korea, the last one before midnight', () => {
  const period = { start_date: '2026-11-16T15:00:00Z', end_date: '2026-12-31T15:00:00Z' };
  expect(formatPeriod(period, at('2026-11-23T12:00:00Z'), 'ko')).toBe('2026. 11. 17. ~ 2026. 12. 31.');
  expect(formatPeriod(period, at('2027-11-23T12:00:00Z'), 'ko')).toBe('2026. 11. 17. ~ 2026. 12. 31.');
});

test('an event that began before all days has no first day', () => {
  const period = { start_date: '-infinity', end_date: '2026-12-31T15:00:00Z' };
  expect(formatPeriod(period, at('2026-11-23T12:00:00Z'), 'ko')).toBe('~ 2026. 12. 31.');
});
