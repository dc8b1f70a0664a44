import { afterEach, describe, expect, test } from 'vitest';
import { formatDay, formatDayAndTime } from './dates.ts';
import { expectedDay, formatExpectedDay } from './expected-day.ts';
import { seoulDay } from './seoul-time.ts';

test('a day is the day in Seoul', () => {
  expect(formatDay('2026-11-20T03:00:00Z', 'ko')).toBe('2026. 11. 20.');
  expect(formatDay('2026-11-20T15:00:00+00:00', 'ko')).toBe('2026. 11. 21.');
  expect(formatDay('2026-11-09', 'ko')).toBe('2026. 11. 9.');
  // Operators enter this date for something that stays.
  expect(formatDay('9999-12-31T23:59:59Z', 'ko')).toBe('10000. 1. 1.');
});

test('a time is the time in Seoul', () => {
  expect(formatDayAndTime('2026-12-31T15:05:00Z', 'ko')).toBe('2027. 1. 1. 00:05');
  expect(formatDayAndTime('2026-11-20T14:05:59.999+09:00', 'ko')).toBe('2026. 11. 20. 14:05');
});

test('a shopper who reads English reads months by their names', () => {
  expect(formatDay('2026-11-20T15:00:00+00:00', 'en')).toBe('Nov 21, 2026');
  expect(formatDay('2026-01-09', 'en')).toBe('Jan 9, 2026');
  expect(formatDayAndTime('2026-12-31T15:05:00Z', 'en')).toBe('Jan 1, 2027, 00:05');
});

describe('on a device that is somewhere else', () => {
  const home = process.env.TZ;
  afterEach(() => {
    if (home === undefined) delete process.env.TZ;
    else process.env.TZ = home;
  });

  test.each([
    ['Pacific/Kiritimati', -840],
    ['Asia/Seoul', -540],
    ['UTC', 0],
    ['America/St_Johns', 210],
    ['Pacific/Pago_Pago', 660],
  ])('days and times are those of Seoul: %s', (zone, minutesBehind) => {
    process.env.TZ = zone;
    expect(new Date('2026-11-20').getTimezoneOffset()).toBe(minutesBehind);
    expect(formatDay('2026-11-20T14:59:59Z', 'ko')).toBe('2026. 11. 20.');
    expect(formatDay('2026-11-20T15:00:00Z', 'ko')).toBe('2026. 11. 21.');
    expect(formatDayAndTime('2026-12-31T15:05:00Z', 'ko')).toBe('2027. 1. 1. 00:05');
    const rules = { productionDays: 2, deliveryDays: 1, cutoffHour: 14, holidays: [] };
    expect(expectedDay(new Date('2026-11-22T15:30Z'), rules)).toBe('2026-11-26');
    expect(formatExpectedDay('2026-11-27', 'ko')).toBe('11월 27일 (금)');
    expect(seoulDay(Date.parse('2026-11-20T15:00Z')) - seoulDay(Date.parse('2026-11-20T14:59Z'))).toBe(1);
  });
});
