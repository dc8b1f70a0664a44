import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { nextScrollState, useScrollState } from './scroll-state.ts';

test('scrolling down hides the bar, scrolling up shows it', () => {
  expect(nextScrollState('top', 0, 60, 2000)).toBe('down');
  expect(nextScrollState('down', 400, 380, 2000)).toBe('up');
  expect(nextScrollState('up', 20, 0, 2000)).toBe('top');
});

test('movements below the threshold and the bounce at the bottom change nothing', () => {
  expect(nextScrollState('up', 400, 404, 2000)).toBe('up');
  expect(nextScrollState('down', 2040, 2001, 2000)).toBe('down');
});

test('every subscriber is notified, not only the first one', () => {
  const hooks = [renderHook(useScrollState), renderHook(useScrollState)];
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  for (const [y, state] of [
    [300, 'down'],
    [100, 'up'],
    [0, 'top'],
  ] as const) {
    vi.stubGlobal('scrollY', y);
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(hooks.map(({ result }) => result.current)).toEqual([state, state]);
  }
});
