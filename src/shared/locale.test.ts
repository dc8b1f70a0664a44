import { expect, test } from 'vitest';
import { pickLocale } from './locale.ts';

test.each([
  ['ko', 'en-US', 'ko'],
  ['en', 'ko-KR', 'en'],
  [null, 'en-GB', 'en'],
  [null, 'EN', 'en'],
  [null, 'ko', 'ko'],
  [null, 'ja-JP', 'ko'],
  [null, '', 'ko'],
  [null, undefined, 'ko'],
  ['fr', 'en-US', 'ko'],
  ['', 'de', 'ko'],
  ['', 'en-US', 'en'],
  ['{"broken', 'en', 'ko'],
  ['EN', 'en-US', 'ko'],
  ['en-US', 'en-US', 'ko'],
] as const)('stored %j in a browser that speaks %j gives %s', (stored, language, expected) => {
  expect(pickLocale(stored, language)).toBe(expected);
});
