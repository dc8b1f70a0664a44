import { expect, test } from 'vitest';
import { expectedDay, formatExpectedDay } from './expected-day.ts';

const rules = { productionDays: 2, deliveryDays: 1, cutoffHour: 14, holidays: ['2026-12-25'] };

test.each([
  ['on a Monday morning', '2026-11-23T10:00+09:00', '2026-11-26'],
  ['a minute before the hour', '2026-11-23T13:59+09:00', '2026-11-26'],
  ['at the hour, for the next day', '2026-11-23T14:00+09:00', '2026-11-27'],
  ['over the weekend', '2026-11-19T10:00+09:00', '2026-11-24'],
  ['on a Saturday, which counts as Monday', '2026-11-21T10:00+09:00', '2026-11-26'],
  ['on a Sunday evening', '2026-11-22T23:00+09:00', '2026-11-26'],
  ['late on a Friday', '2026-11-20T15:00+09:00', '2026-11-26'],
  ['over a holiday', '2026-12-23T10:00+09:00', '2026-12-29'],
  ['on a holiday', '2026-12-25T10:00+09:00', '2026-12-31'],
  ['in Korea it is Monday, elsewhere still Sunday', '2026-11-22T15:30Z', '2026-11-26'],
])('an order %s', (_when, now, day) => {
  expect(expectedDay(new Date(now), rules)).toBe(day);
});

test('a parcel that is there already and needs no carrier arrives today', () => {
  const atOnce = { ...rules, productionDays: 0, deliveryDays: 0 };
  expect(expectedDay(new Date('2026-11-23T10:00+09:00'), atOnce)).toBe('2026-11-23');
});

test('a shop that is open to midnight takes orders of today', () => {
  expect(expectedDay(new Date('2026-11-23T23:59+09:00'), { ...rules, cutoffHour: 24 })).toBe('2026-11-26');
});

test('the day is written in the language of the page', () => {
  expect(formatExpectedDay('2026-11-27', 'ko')).toBe('11월 27일 (금)');
  expect(formatExpectedDay('2026-11-27', 'en')).toBe('Fri, Nov 27');
});
