import { expect, test } from 'vitest';
import { showsDonation } from './donation.ts';

test.each([
  [true, 500, true],
  [true, 1, true],
  [true, 0, false],
  [false, 500, false],
  [false, 0, false],
])('is_donate %s with %i won: badge %s', (is_donate, donation, shown) => {
  expect(showsDonation({ is_donate, donation })).toBe(shown);
});
