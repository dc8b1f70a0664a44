import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastHost } from './toast-host.tsx';
import { showToast } from './toasts.ts';

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const status = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastHost />);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  cleanup();
});

test('a toast stays for three seconds', () => {
  act(() => showToast('Saved'));
  pass(2999);
  expect(status()).toBe('Saved');
  pass(1);
  expect(status()).toBe('');
});

test('a newer message replaces it and stays for three seconds', () => {
  act(() => showToast('One'));
  pass(2000);
  act(() => showToast('Two'));
  pass(2000);
  expect(status()).toBe('Two');
  pass(1000);
  expect(status()).toBe('');
});
