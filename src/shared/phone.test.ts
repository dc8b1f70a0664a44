import { expect, test } from 'vitest';
import { formatPhone, isTooShort, readMobile, readPhone, readTypedPhone } from './phone.ts';

test.each([
  '01012345678',
  '010-1234-5678',
  '+82 10-1234-5678',
  '+821012345678',
  '+82 (0)10 1234 5678',
  '(+82) 10-1234-5678',
  '0082 10 1234 5678',
  '8210-1234-5678',
  '010.1234.5678',
  '010–1234–5678',
  '０１０－１２３４－５６７８',
  // As phone books copy it: with marks for the direction of writing.
  '\u202d010-1234-5678\u202c',
])('the mobile number %s is read as it is stored', (text) => {
  expect(readMobile(text)).toBe('01012345678');
  expect(readPhone(text)).toBe('01012345678');
});

test.each([
  '0101234567',
  '+82 10-123-4567',
  '010-1234-56789',
  '+1 212-555-0100',
  '010-1234-5678 / 010-2222-3333',
  '010-1234-5678 ext 2',
  '1588-1234',
  '',
])('%s is no phone number', (text) => {
  expect(readMobile(text)).toBeNull();
  expect(readPhone(text)).toBeNull();
});

test.each([
  ['02-123-4567', '021234567', '02-123-4567'],
  ['+82 2 1234 5678', '0212345678', '02-1234-5678'],
  ['031-123-4567', '0311234567', '031-123-4567'],
  ['070-1234-5678', '07012345678', '070-1234-5678'],
  ['0507-1234-5678', '050712345678', '0507-1234-5678'],
])('a parcel may go to %s, a text message may not', (text, stored, shown) => {
  expect(readPhone(text)).toBe(stored);
  expect(readMobile(text)).toBeNull();
  expect(formatPhone(stored)).toBe(shown);
});

test('an older mobile number may have ten digits, one that begins with 010 lacks one then', () => {
  expect(readMobile('011-123-4567')).toBe('0111234567');
  expect(isTooShort('011-123-4567')).toBe(false);
  expect(isTooShort('010-123-4567')).toBe(true);
  expect(isTooShort('02-123-4567')).toBe(false);
});

test('a pasted contact leaves its number in the field, what is typed stays as it is', () => {
  expect(readTypedPhone('김하루 (휴대폰) 010 1234 5678')).toBe('010-1234-5678');
  expect(readTypedPhone('tel:+82-10-1234-5678')).toBe('010-1234-5678');
  expect(readTypedPhone('０１０1234')).toBe('0101234');
  expect(readTypedPhone('+82 10-1234-5678')).toBe('+82 10-1234-5678');
  expect(readTypedPhone('010-1111-2222, 010-3333-4444 집')).toBe('010-1111-2222, 010-3333-4444 집');
});
