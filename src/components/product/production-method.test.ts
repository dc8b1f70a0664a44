import { expect, test } from 'vitest';
import { isOffered } from './production-method.ts';

test('embroidery and printing are offered from midnight in Korea of their first day', () => {
  for (const method of ['EMBROIDERY', 'PRINTING']) {
    expect(isOffered(method, new Date('2025-10-31T23:59+09:00'))).toBe(false);
    expect(isOffered(method, new Date('2025-11-01T00:00+09:00'))).toBe(true);
  }
});

test('transfer printing was always offered', () => {
  expect(isOffered('TRANSFER', new Date('2020-01-01T00:00Z'))).toBe(true);
});
