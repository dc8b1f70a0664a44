import { expect, test, vi } from 'vitest';
import { loadInBackground } from './load-in-background.ts';

test('work whose code cannot be loaded is left out', async () => {
  const work = vi.fn();
  const loading = Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  loadInBackground(() => loading, work);
  // An unhandled rejection would fail the test.
  await loading.catch(() => {});
  expect(work).not.toHaveBeenCalled();
});

test('work gets the module that was loaded', async () => {
  const { promise: worked, resolve: work } = Promise.withResolvers<{ name: string }>();
  loadInBackground(async () => ({ name: 'fonts' }), work);
  expect(await worked).toEqual({ name: 'fonts' });
});
