import { expect, test } from 'vitest';
import { nameForGateway } from './name-for-gateway.ts';

test.each([
  ['반팔 티셔츠', ' 외 2건', '반팔 티셔츠 외 2건'],
  ['A, B，C、D', '', 'A B C D'],
  ['two\nlines\u0000\u200b', ' and 1 more', 'two lines and 1 more'],
  ['  ', '', 'kkumim'],
])('%j is told to the payment company as it takes it', (name, suffix, told) => {
  expect(nameForGateway(name, suffix)).toBe(told);
});

test.each(['가'.repeat(300), '👩‍👩‍👧‍👦'.repeat(40), 'word '.repeat(60)])(
  'a long name is cut between its letters, and what follows it stays',
  (name) => {
    const told = nameForGateway(name, ' 외 12건');
    expect(told.length).toBeLessThanOrEqual(100);
    expect(told).toMatch(/… 외 12건$/);
    expect(told.isWellFormed()).toBe(true);
  },
);
