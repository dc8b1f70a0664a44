import { expect, test } from 'vitest';
import { cardBadges } from './card-badges.ts';

test.each([
  [{ isNew: false, isCustom: false }, []],
  [{ isNew: false, isCustom: true }, ['CUSTOM']],
  [{ isNew: true, isCustom: true }, ['NEW', 'CUSTOM']],
])('a card has two badges at most: %o', (signs, badges) => {
  expect(cardBadges(signs)).toEqual(badges);
});
