import { expect, test } from 'vitest';
import { stableId } from './stable-id.ts';

test('the same key always gives the same id', () => {
  expect(stableId('product', 'tee')).toBe(stableId('product', 'tee'));
});

test('kinds do not share ids', () => {
  expect(stableId('product', 'tee')).not.toBe(stableId('graphic', 'tee'));
});

test('an id is a version 5 uuid', () => {
  expect(stableId('product', 'tee')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
