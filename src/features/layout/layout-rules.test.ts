import { expect, test } from 'vitest';
import { layoutRules } from './layout-rules.ts';

const usual = { tabBar: true, end: 'footer', bottomRoom: true };

test.each([
  ['main', usual],
  ['cart', usual],
  ['no-page', usual],
  ['product-id', { ...usual, tabBar: false, bottomRoom: false }],
  ['mypage-wallet-connect', { tabBar: false, end: 'spacer', bottomRoom: false }],
  ['influencer', { ...usual, end: 'spacer', bottomRoom: false }],
  ['influencer-feed', { ...usual, end: 'spacer', bottomRoom: false }],
  ['mypage-about-us', { ...usual, bottomRoom: false }],
  ['banner-list', { ...usual, bottomRoom: false }],
  ['banner', usual],
])('around %s', (name, expected) => {
  expect(layoutRules(name)).toEqual(expected);
});
