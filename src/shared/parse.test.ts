import { expect, test } from 'vitest';
import { fieldsOf, parseJson, textOf, wordOf } from './parse.ts';

test('only objects have fields', () => {
  expect(fieldsOf({ a: 1 })).toEqual({ a: 1 });
  expect([null, undefined, 'a', 1, [1]].map(fieldsOf)).toEqual([null, null, null, null, null]);
});

test('only texts are texts', () => {
  expect(textOf('')).toBe('');
  expect([1, null, {}].map(textOf)).toEqual([undefined, undefined, undefined]);
});

test('numbers in an address are words', () => {
  expect([123, true, 'a', null].map(wordOf)).toEqual(['123', 'true', 'a', undefined]);
});

test.each(['', null, undefined, '{', 'undefined'])('%j is no JSON', (text) => {
  expect(parseJson(text)).toBeUndefined();
});

test('JSON is read', () => {
  expect(parseJson('{"a":[null]}')).toEqual({ a: [null] });
});
