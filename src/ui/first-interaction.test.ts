import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasInteracted, trackFirstInteraction } from './first-interaction.ts';

beforeEach(() => {
  vi.useFakeTimers();
  hasInteracted.set(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.used;
});

test('a page counts as used after the first key, when that is answered, and not before', () => {
  trackFirstInteraction();
  vi.runAllTimers();
  expect(hasInteracted.get()).toBe(false);
  window.dispatchEvent(new Event('keydown'));
  expect(hasInteracted.get()).toBe(false);
  vi.runAllTimers();
  expect(hasInteracted.get()).toBe(true);
});

test('a shopper who scrolled before the code was loaded has used the page', () => {
  vi.stubGlobal('scrollY', 400);
  trackFirstInteraction();
  expect(hasInteracted.get()).toBe(true);
});

test('so has who pressed a key or touched it before that', () => {
  document.documentElement.dataset.used = '';
  trackFirstInteraction();
  expect(hasInteracted.get()).toBe(true);
});
