import { expect, test } from 'vitest';
import { filterCookies, readCookie } from './cookies.ts';

const request = (cookie?: string) => ({ headers: cookie === undefined ? {} : { cookie } });

test.each([
  ['a=1; cart=abc', 'abc'],
  ['cart=abc;b=2', 'abc'],
  ['my-cart=x; cart=first; cart=second', 'first'],
  ['cart=%ED%82%A4', '키'],
  ['cart=%E0%A4%A', '%E0%A4%A'],
  ['cart', undefined],
  ['__proto__=1', undefined],
  [undefined, undefined],
])('of %j the cookie is %j', (header, value) => {
  expect(readCookie(request(header), 'cart')).toBe(value);
});

test('a name that every object has is no cookie', () => {
  expect(readCookie(request('a=1'), 'toString')).toBeUndefined();
});

test('cookies that are kept have the values that they came with', () => {
  const header = request('sandbox_a=%20x; shop=1; sandbox_b="y"');
  expect(filterCookies(header, (name) => name.startsWith('sandbox_'))).toBe('sandbox_a=%20x; sandbox_b="y"');
  expect(filterCookies(request(), () => true)).toBe('');
});
