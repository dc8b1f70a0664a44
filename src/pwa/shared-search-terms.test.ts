import { expect, test } from 'vitest';
import { sharedSearchTerms } from './shared-search-terms.ts';

test('a shared text is searched for', () => {
  expect(sharedSearchTerms({ text: '  고양이\n머그컵 ' })).toBe('고양이 머그컵');
});

test('the URL after a shared text is left out', () => {
  expect(sharedSearchTerms({ title: '메모', text: '고양이 티셔츠 https://blog.example/posts/1?a=b' })).toBe(
    '고양이 티셔츠',
  );
});

test('the title is searched for when the text is only a URL', () => {
  expect(sharedSearchTerms({ title: '고양이 그림', text: 'https://blog.example/cats' })).toBe('고양이 그림');
});

test('a URL alone is not searched for', () => {
  expect(sharedSearchTerms({ text: '', title: 'https://blog.example/cats' })).toBe(undefined);
  expect(sharedSearchTerms({})).toBe(undefined);
});
