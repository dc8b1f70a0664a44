import { expect, test, vi } from 'vitest';
import { readFromTab, removeFromTab, writeToTab } from './tab-storage.ts';

test('a text that is written is there until it is removed', () => {
  expect(writeToTab('word', 'cat')).toBe(true);
  expect(readFromTab('word')).toBe('cat');
  removeFromTab('word');
  expect(readFromTab('word')).toBeNull();
});

test('a browser that refuses session storage, and the server without one, say so and go on', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(writeToTab('word', 'cat')).toBe(false);
  expect(readFromTab('word')).toBeNull();
  removeFromTab('word');
  vi.unstubAllGlobals();
});
