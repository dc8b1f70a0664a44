import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A test that makes the code complain has found something, even when its own expectations hold. A test that expects
// the complaint replaces console.error by a spy of its own.
const consoleErrors: unknown[][] = [];

// happy-dom leaves Web Locks out; Node has them.
if (typeof document !== 'undefined') {
  Object.defineProperty(navigator, 'locks', { get: () => locks, configurable: true });
  // The first page of a test file compiles what it shows.
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 4_000 });
}

beforeEach(() => {
  consoleErrors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...values) => {
    consoleErrors.push(values);
  });
});

afterEach(() => {
  expect(consoleErrors, 'console.error was called').toEqual([]);
});
