import { expect, test } from 'vitest';
import { readAccountNumber, readCouponCode, readDigitCode, readLetterCode } from './typed-code.ts';
import { readAmount, readPostcode } from './typed-text.ts';

test.each([
  '123456',
  ' 123456',
  '123 456',
  '123-456',
  '１２３４５６',
  '[꾸밈] 인증번호 123456',
  // Fields have no lines: some browsers paste the next one right behind.
  '[꾸밈] 인증번호 1234563분 안에 입력해 주세요.',
  '[Web발신]\n[꾸밈] 인증번호 123456\n3분 안에 입력해 주세요. 문의 1588-0000',
  '1234567',
])('the code of the text message is read from %j', (text) => {
  expect(readDigitCode(text)).toBe('123456');
});

test('a code that is typed grows digit by digit', () => {
  let typed = '';
  for (const key of '12a3 45-6') typed = readDigitCode(typed + key);
  expect(typed).toBe('123456');
});

test.each([
  'AB2D-EF4H',
  'ＡＢ2Ｄ-EF4H',
  ' AB2D-EF4H ',
  '비밀번호 재설정 코드: AB2D-EF4H10분 안에 입력해 주세요.',
  'Code to reset your password: AB2D-EF4H Enter it within 10 minutes.',
])('the code of the email is read from %j', (text) => {
  expect(readLetterCode(text)).toBe('AB2D-EF4H');
});

test('the code of the email may be typed without its hyphen', () => {
  expect(readLetterCode('ab2def4h')).toBe('ab2def4h');
  expect(readLetterCode('코드 AB2DEF4H')).toBe('AB2DEF4H');
});

test.each([
  ['(06236) 서울시 강남구 테헤란로 123', '06236'],
  ['０６２３６', '06236'],
  [' 06236 ', '06236'],
  ['0623', '0623'],
  // One of the six digits until 2015: its first five would be another place.
  ['135-080', '135080'],
])('the postal code in %j is %s', (text, read) => {
  expect(readPostcode(text)).toBe(read);
});

test('an account number is found beside its bank and its holder, and typed as it is written', () => {
  expect(readAccountNumber('KB국민은행 123456-01-234567 (예금주 김하루, 1인)')).toBe('123456-01-234567');
  expect(readAccountNumber('１１０-２３４')).toBe('110-234');
  expect(readAccountNumber('110-')).toBe('110-');
});

test('a coupon number is found in the message that brought it', () => {
  expect(readCouponCode('선물이 도착했어요! 쿠폰 번호: KKUM-IM20-26AA 입니다')).toBe('KKUM-IM20-26AA');
  expect(readCouponCode(' kkum-im20-26aa')).toBe('kkum-im20-26aa');
  expect(readCouponCode('KKUM-')).toBe('KKUM-');
});

test('an amount is read with its commas and its unit', () => {
  expect(readAmount('１２,０００원')).toBe('12000');
});
