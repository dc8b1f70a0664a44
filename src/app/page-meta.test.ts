import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { documentTitle, pageMeta } from './page-meta.ts';

const i18n = setupI18n({ locale: 'ko', messages: { ko: { product: '상품' } } });
const root = { fullPath: '/', staticData: {} };
const product = {
  fullPath: '/product/$id',
  staticData: { title: { id: 'product' }, header: 'back' as const },
};

test('the deepest match describes the page', () => {
  expect(pageMeta([root, product], i18n)).toEqual({
    name: 'product-id',
    title: '상품',
    header: 'back',
    layout: {},
  });
});

test.each([
  ['/mypage/', 'mypage'],
  ['/mypage/product/custom-save', 'mypage-product-custom-save'],
  ['/artist/$name/', 'artist-name'],
  ['/', 'not-found'],
])('the page at %s is named %s', (fullPath, name) => {
  expect(pageMeta([root, { fullPath, staticData: {} }], i18n).name).toBe(name);
});

test('a route can state another name', () => {
  expect(pageMeta([{ ...product, staticData: { name: 'brand-product' } }], i18n).name).toBe('brand-product');
});

test('a title from the data overrides the title of the route', () => {
  const loaded = { ...product, meta: [undefined, { title: '반팔 티셔츠' }] };
  expect(pageMeta([root, loaded], i18n).title).toBe('반팔 티셔츠');
});

test('the document title has the page before the shop', () => {
  expect(documentTitle('반팔 티셔츠')).toBe('반팔 티셔츠 | 꾸밈');
  expect(documentTitle('')).toBe('꾸밈');
});
