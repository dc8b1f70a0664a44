import { expect, test } from 'vitest';
import { countVisit, type PromptConditions, shouldPrompt } from './install-prompt-rules.ts';

const now = Date.UTC(2026, 10, 20, 6);
const minute = 60_000;
const day = 24 * 60 * minute;

const second: PromptConditions = {
  method: 'prompt',
  visits: 2,
  isEngaged: false,
  looking: minute,
  declinedAt: null,
  now,
  busy: false,
};

test.each<[string, boolean, Partial<PromptConditions>]>([
  ['at the second visit', true, {}],
  ['on an iPhone', true, { method: 'share' }],
  ['at the first visit', false, { visits: 1 }],
  ['at the first visit, after a like', true, { visits: 1, isEngaged: true }],
  ['in the first seconds', false, { looking: 9_999 }],
  ['in the first seconds, after a like', false, { looking: 9_999, isEngaged: true }],
  ['while something is typed', false, { busy: true }],
  ['where nothing can be installed', false, { method: 'none' }],
  ['inside of another app, where one would have to leave it', false, { method: 'other-browser' }],
  ['a day after a "no"', false, { declinedAt: now - day }],
  ['almost two weeks after a "no"', false, { declinedAt: now - 14 * day + 1 }],
  ['two weeks after a "no"', true, { declinedAt: now - 14 * day }],
])('%s: %s', (_when, expected, moment) => {
  expect(shouldPrompt({ ...second, ...moment })).toBe(expected);
});

test('a reload is no second visit, coming back after half an hour is', () => {
  const first = countVisit(null, now);
  expect(first).toEqual({ count: 1, lastAt: now });
  expect(countVisit(first, now + 29 * minute)).toEqual({ count: 1, lastAt: now + 29 * minute });
  expect(countVisit(first, now + 31 * minute)).toEqual({ count: 2, lastAt: now + 31 * minute });
});
