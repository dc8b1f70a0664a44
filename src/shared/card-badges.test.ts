import { expect, test } from 'vitest';
import { cardBadges } from './card-badges.ts';

test.each([
  [{ isNew: false, isCheaper: false, isCustom: false }, []],
  [{ isNew: false, isCheaper: false, isCustom: true }, ['CUSTOM']],
  [{ isNew: true, isCheaper: false, isCustom: true }, ['NEW', 'CUSTOM']],
  [{ isNew: false, isCheaper: true, isCustom: true }, ['SALE', 'CUSTOM']],
  [{ isNew: true, isCheaper: true, isCustom: true }, ['NEW', 'SALE']],
])('a card has two badges at most: %o', (signs, badges) => {
  expect(cardBadges(signs)).toEqual(badges);
});
