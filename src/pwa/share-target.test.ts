import { expect, test } from 'vitest';
import { sharedPage, sharedSearchTerms } from './share-target.ts';

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

const origin = 'https://shop.example';
const product = 'https://shop.example/product/1?option=2#review';

test.each([
  [{ url: product }],
  [{ title: '티셔츠', text: `이거 봐요 ${product}` }],
  [{ text: product, url: '' }],
])('a page of the shop is opened: %o', (shared) => {
  expect(sharedPage(shared, origin)).toBe('/product/1?option=2#review');
});

test.each([
  [{ text: '고양이', title: '꾸밈' }],
  [{ url: 'https://blog.example/cats', text: product }],
  [{ url: 'https://shop.example.evil.example/product/1' }],
  [{ url: 'https://shop.example@evil.example/' }],
  [{ url: 'http://shop.example/product/1' }],
  [{ url: 'https://shop.example//evil.example' }],
  [{ url: 'javascript:alert(1)' }],
  [{}],
])('no other page is: %o', (shared) => {
  expect(sharedPage(shared, origin)).toBeNull();
});
