import { expect, test } from 'vitest';
import { automaticName } from './automatic-name.ts';

test.each([
  [[], '티셔츠 1'],
  [['티셔츠 1', '티셔츠 2'], '티셔츠 3'],
  // A number that was freed in between is not given again.
  [['티셔츠 7', '티셔츠 2'], '티셔츠 8'],
  // Names that a member has typed.
  [['티셔츠', '티셔츠 하나', '내 티셔츠 9', '티셔츠 3장', '티셔츠 99999999'], '티셔츠 1'],
])('beside %j the next design is called %s', (taken, name) => {
  expect(automaticName('티셔츠', taken)).toBe(name);
});

test('a name is never longer than one may be, and still counts', () => {
  const product = '긴'.repeat(200);
  const first = automaticName(product, []);
  expect(first.length).toBeLessThanOrEqual(100);
  expect(automaticName(product, [first])).toMatch(/ 2$/);
});
