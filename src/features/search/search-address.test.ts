import { expect, test } from 'vitest';
import { readSearchInput } from './search-address.ts';

test.each([
  [{ keyword: ' 고양이 \n 티셔츠 ', kind: 'graphic' }, '고양이 티셔츠', 'graphic'],
  [{ keyword: 123, kind: ['graphic'] }, '123', 'all'],
  [{ keyword: 'a', kind: 'toString' }, 'a', 'all'],
  [{ keyword: '\u0000\ud800' }, '\ufffd', 'all'],
  [{ keyword: { a: 1 } }, undefined, 'all'],
  [{ keyword: '😀'.repeat(100) }, '😀'.repeat(60), 'all'],
  [{ title: '고양이 티셔츠', text: 'https://shop.example/1' }, '고양이 티셔츠', 'all'],
  [{ keyword: '', title: 'cat' }, undefined, 'all'],
  [{}, undefined, 'all'],
])('the address %o searches for %o', (raw, keyword, kind) => {
  expect(readSearchInput(raw as object, 'https://kkumim.test')).toEqual({ keyword, kind, page: null });
});

test('a shared link to the shop is a page of it, unless something was typed', () => {
  const text = '티셔츠 https://kkumim.test/product/1';
  expect(readSearchInput({ text }, 'https://kkumim.test')).toMatchObject({ page: '/product/1' });
  expect(readSearchInput({ text, keyword: '' }, 'https://kkumim.test')).toMatchObject({ page: null });
});
