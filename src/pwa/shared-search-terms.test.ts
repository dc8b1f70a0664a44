import { expect, test } from 'vitest';
import { sharedSearchTerms } from './shared-search-terms.ts';

test('a shared text is what the shopper looks for', () => {
  expect(sharedSearchTerms({ text: '  고양이\n머그컵 ' })).toBe('고양이 머그컵');
});

test('the address behind a shared text is left out', () => {
  expect(sharedSearchTerms({ title: '메모', text: '고양이 티셔츠 https://blog.example/posts/1?a=b' })).toBe(
    '고양이 티셔츠',
  );
});

test('the title says it when the text is only an address', () => {
  expect(sharedSearchTerms({ title: '고양이 그림', text: 'https://blog.example/cats' })).toBe('고양이 그림');
});

test('an address alone finds nothing', () => {
  expect(sharedSearchTerms({ text: '', title: 'https://blog.example/cats' })).toBe(undefined);
  expect(sharedSearchTerms({})).toBe(undefined);
});
