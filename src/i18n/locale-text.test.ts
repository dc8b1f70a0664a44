import { expect, test } from 'vitest';
import { localeText } from './locale-text.ts';

test('English readers get the English text if there is one', () => {
  expect(localeText('en', '고양이', 'Cat')).toBe('Cat');
  expect(localeText('en', '고양이', null)).toBe('고양이');
  expect(localeText('en', '고양이', '')).toBe('고양이');
});

test('Korean readers always get Korean', () => {
  expect(localeText('ko', '고양이', 'Cat')).toBe('고양이');
  expect(localeText('ko', null, 'Cat')).toBeNull();
});
