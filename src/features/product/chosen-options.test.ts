import { expect, test } from 'vitest';
import { addLine, parseLines, removeLine, withQuantity } from './chosen-options.ts';

const plain = { variantId: 'v1', customId: null };
const decorated = { variantId: 'v1', customId: 'c1' };

test('an option is chosen once, plain and decorated are two', () => {
  const one = addLine([], plain) ?? [];
  expect(addLine(one, plain)).toBeNull();
  expect(addLine(one, decorated)).toEqual([
    { ...plain, quantity: 1 },
    { ...decorated, quantity: 1 },
  ]);
});

test('a quantity and a removal concern one line', () => {
  const both = addLine(addLine([], plain) ?? [], decorated) ?? [];
  expect(withQuantity(both, decorated, 3).map(({ quantity }) => quantity)).toEqual([1, 3]);
  expect(removeLine(both, plain)).toEqual([{ ...decorated, quantity: 1 }]);
});

test('stored lines come back, malformed ones do not', () => {
  const stored = [{ ...plain, quantity: 2 }, { ...plain, quantity: 0 }, { variantId: 3 }, null, 'v1'];
  expect(parseLines(stored)).toEqual([{ ...plain, quantity: 2 }]);
  expect(parseLines({ lines: [] })).toEqual([]);
  expect(parseLines(null)).toEqual([]);
});
