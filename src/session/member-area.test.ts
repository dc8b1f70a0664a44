import { expect, test } from 'vitest';
import { needsLogin } from './member-area.ts';

test.each([
  ['/mypage', true],
  ['/mypage/', true],
  ['/mypage/like', true],
  ['/mypage/wallet/connect', true],
  ['/mypage/product/custom-save', true],
  ['/mypage/order/0190', true],
  ['/mypage/faq', false],
  ['/mypage/notice', false],
  ['/mypage/notice/3', false],
  ['/mypage/about-us', false],
  ['/main', false],
  ['/cart', false],
  ['/artist/mypage-fan', true],
])('%s needs a login: %s', (path, expected) => {
  expect(needsLogin(path)).toBe(expected);
});
