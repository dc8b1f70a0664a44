import { expect, test } from 'vitest';
import { isEmail } from './email.ts';

test.each([
  ['shopper@kkumim.test', true],
  [' Shopper+1@sub.kkumim.co.kr ', true],
  ['', false],
  ['shopper', false],
  ['shopper@', false],
  ['shopper@kkumim', false],
  ['@kkumim.test', false],
  ['a b@kkumim.test', false],
  ['하루@kkumim.test', false],
  [`${'a'.repeat(250)}@kkumim.test`, false],
])('%j is an e-mail address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
