import { expect, test } from 'vitest';
import { sharedWords } from './shared-words.ts';

test('a shared text is what the shopper looks for', () => {
  expect(sharedWords({ text: '  고양이\n머그컵 ' })).toBe('고양이 머그컵');
});

test('the address behind a shared text is left out', () => {
  expect(sharedWords({ title: '메모', text: '고양이 티셔츠 https://blog.example/posts/1?a=b' })).toBe(
    '고양이 티셔츠',
  );
});

test('the title says it when the text is only an address', () => {
  expect(sharedWords({ title: '고양이 그림', text: 'https://blog.example/cats' })).toBe('고양이 그림');
});

test('an address alone finds nothing', () => {
  expect(sharedWords({ text: '', title: 'https://blog.example/cats' })).toBe(undefined);
  expect(sharedWords({})).toBe(undefined);
});
