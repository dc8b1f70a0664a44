import { expect, test } from 'vitest';
import { returnAddress } from './-return-address.ts';

test.each([
  ['/product/1?product_custom_id=2#review', '/product/1?product_custom_id=2#review'],
  ['/mypage/like', '/mypage/like'],
  ['https://shop.test/cart', '/cart'],
  ['/login-story', '/login-story'],
  [undefined, '/main'],
  ['', '/main'],
  ['/login', '/main'],
  ['/login?return=/login', '/main'],
  ['/login/kakao#code', '/main'],
  ['/sign-up?return=/cart', '/main'],
  ['/find-password', '/main'],
  ['https://evil.example/', '/main'],
  ['//evil.example', '/main'],
  ['/\\evil.example', '/main'],
  ['/.//evil.example', '/main'],
  ['javascript:alert(1)', '/main'],
])('%j leads to %s', (requested, address) => {
  expect(returnAddress(requested, 'https://shop.test')).toBe(address);
});
