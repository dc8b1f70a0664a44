import { afterEach, describe, expect, test, vi } from 'vitest';
import { withStorageLease } from '#src/storage/storage-lease.ts';
import { withSessionLock } from './session-lock.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The maximum of tabs that worked at the same time. */
async function maxConcurrency(tabs: number): Promise<number> {
  let running = 0;
  let max = 0;
  const work = async () => {
    running += 1;
    max = Math.max(max, running);
    await pause(5);
    running -= 1;
  };
  await Promise.all(Array.from({ length: tabs }, () => withSessionLock(work)));
  return max;
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

test('one tab works, the others wait', async () => {
  expect(await maxConcurrency(4)).toBe(1);
});

test('the result of the work is returned, also when it fails', async () => {
  expect(await withSessionLock(async () => 7)).toBe(7);
  await expect(withSessionLock(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('a tab that never releases the lock does not block the others', async () => {
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

test('when the browser refuses the lock, the work is done all the same', async () => {
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('not for you', 'SecurityError'));
  expect(await withSessionLock(async () => 'done')).toBe('done');
});

describe('without Web Locks', () => {
  const withoutLocks = () => vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never);

  test('one tab works, the others wait, and the storage is empty afterwards', async () => {
    withoutLocks();
    expect(await maxConcurrency(3)).toBe(1);
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['has expired', () => Date.now() - 1],
    ['expires in an hour because of a wrong clock', () => Date.now() + 3_600_000],
    ['is no lease', () => 'nonsense'],
  ])('a lease that %s blocks nobody', async (_why, until) => {
    vi.useFakeTimers();
    localStorage.setItem('kkumim.session-lease', `${until()} another-tab`);
    const work = vi.fn(async () => {});
    void withStorageLease('sessionLease', work, 15_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(work).toHaveBeenCalledOnce();
  });
});
