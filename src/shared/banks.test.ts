import { expect, test } from 'vitest';
import { bankCodeOf, bankCodes, bankName, bankNumber } from './banks.ts';

test('a bank has a name in both languages, and is found by the Korean one', () => {
  expect(bankName('SHINHAN', 'ko')).toBe('신한은행');
  expect(bankName('SHINHAN', 'en')).toBe('Shinhan Bank');
  for (const code of bankCodes) expect(bankCodeOf(bankName(code, 'ko'))).toBe(code);
  expect(bankCodeOf('신한')).toBe('SHINHAN');
});

test('a bank that is not listed is named as the gateway names it', () => {
  expect(bankName('도이치은행', 'en')).toBe('도이치은행');
  expect(bankCodeOf('도이치은행')).toBe('도이치은행');
  expect(bankNumber('constructor')).toBeNull();
});

test('no two banks share a number', () => {
  const numbers = bankCodes.map(bankNumber);
  expect(new Set(numbers).size).toBe(numbers.length);
});
