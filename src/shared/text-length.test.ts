import { expect, test } from 'vitest';
import { textLength } from './text-length.ts';

test.each([
  ['', 0],
  [' \n\t', 0],
  ['  예뻐요\n', 3],
  ['a b', 3],
  ['🧵✂️', 3],
])('%j has as many characters as the database counts: %i', (text, length) => {
  expect(textLength(text)).toBe(length);
});
