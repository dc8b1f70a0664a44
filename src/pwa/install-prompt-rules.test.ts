import { expect, test } from 'vitest';
import { countVisit, type PromptConditions, shouldPrompt } from './install-prompt-rules.ts';

const now = Date.UTC(2026, 10, 20, 6);
const minute = 60_000;
const day = 24 * 60 * minute;

const second: PromptConditions = {
  method: 'prompt',
  visits: 2,
  isEngaged: false,
  openMs: minute,
  declinedAt: null,
  now,
  isBusy: false,
};

test.each<[string, boolean, Partial<PromptConditions>]>([
  ['at the second visit', true, {}],
  ['on an iPhone', true, { method: 'share' }],
  ['at the first visit', false, { visits: 1 }],
  ['at the first visit, after a like', true, { visits: 1, isEngaged: true }],
  ['in the first seconds', false, { openMs: 9_999 }],
  ['in the first seconds, after a like', false, { openMs: 9_999, isEngaged: true }],
  ['while something is typed', false, { isBusy: true }],
  ['where nothing can be installed', false, { method: 'none' }],
  ['in the browser of another app, where it cannot be installed', false, { method: 'other-browser' }],
  ['a day after declining', false, { declinedAt: now - day }],
  ['almost two weeks after declining', false, { declinedAt: now - 14 * day + 1 }],
  ['two weeks after declining', true, { declinedAt: now - 14 * day }],
])('%s: %s', (_when, expected, conditions) => {
  expect(shouldPrompt({ ...second, ...conditions })).toBe(expected);
});

test('a reload is no second visit, coming back after half an hour is', () => {
  const first = countVisit(null, now);
  expect(first).toEqual({ count: 1, lastAt: now });
  expect(countVisit(first, now + 29 * minute)).toEqual({ count: 1, lastAt: now + 29 * minute });
  expect(countVisit(first, now + 31 * minute)).toEqual({ count: 2, lastAt: now + 31 * minute });
});
