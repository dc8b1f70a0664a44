import { afterEach, describe, expect, test, vi } from 'vitest';
import { withSessionLock } from './session-lock.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How many were at work at the same time, at most. */
async function mostAtOnce(tabs: number): Promise<number> {
  let working = 0;
  let most = 0;
  const work = async () => {
    working += 1;
    most = Math.max(most, working);
    await pause(5);
    working -= 1;
  };
  await Promise.all(Array.from({ length: tabs }, () => withSessionLock(work)));
  return most;
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('one works, the others wait', async () => {
  expect(await mostAtOnce(4)).toBe(1);
});

test('what the work says comes back, also when it fails', async () => {
  expect(await withSessionLock(async () => 7)).toBe(7);
  await expect(withSessionLock(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('a tab that never lets go does not keep the shopper out', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const holding = withSessionLock(() => promise);
  await pause(0);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(
    AbortSignal.abort(new DOMException('late', 'TimeoutError')),
  );
  expect(await withSessionLock(async () => 'done')).toBe('done');
  resolve();
  await holding;
});

test('where the browser refuses its lock the work is done all the same', async () => {
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('not for you', 'SecurityError'));
  expect(await withSessionLock(async () => 'done')).toBe('done');
});

describe('without Web Locks', () => {
  const withoutLocks = () => vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never);

  test('one works, the others wait, and nothing is left behind', async () => {
    withoutLocks();
    expect(await mostAtOnce(3)).toBe(1);
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['ran out', () => Date.now() - 1],
    ['was made by a clock that went wrong', () => Date.now() + 3_600_000],
    ['is no lease', () => 'nonsense'],
  ])('a lease that %s holds nobody up', async (_why, until) => {
    withoutLocks();
    localStorage.setItem('kkumim.session-lease', `${until()} another-tab`);
    const began = Date.now();
    await withSessionLock(async () => {});
    expect(Date.now() - began).toBeLessThan(1000);
  });
});
