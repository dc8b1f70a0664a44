import { expect, test } from 'vitest';
import { checkCredentials, checkNewWallet } from './wallet-form.ts';

const texts = {
  email: 'jiwoo@mail.test',
  code: '012345',
  password: 'wallet1234',
  passwordAgain: 'wallet1234',
};

test('a complete form has no problem', () => {
  expect(checkNewWallet(texts)).toEqual({});
  expect(checkNewWallet({ ...texts, code: ' 012345 ' })).toEqual({});
  expect(checkCredentials({ email: texts.email, password: 'x' })).toEqual({});
});

test.each([
  ['email', { email: 'jiwoo', code: '' }],
  ['code', { code: '12345', password: '' }],
  ['code', { code: '12345a' }],
  ['code', { code: '1234567' }],
  ['password', { password: 'short1', passwordAgain: '' }],
  ['password', { password: 'onlyletters' }],
  ['password', { password: '1234567890' }],
  ['passwordAgain', { passwordAgain: 'wallet12345' }],
])('the first field to correct is %s for %j', (field, changes) => {
  expect(Object.keys(checkNewWallet({ ...texts, ...changes }))).toEqual([field]);
});

test('a wallet is linked by an address and a password', () => {
  expect(Object.keys(checkCredentials({ email: 'jiwoo', password: '' }))).toEqual(['email']);
  expect(Object.keys(checkCredentials({ email: texts.email, password: '' }))).toEqual(['password']);
});
