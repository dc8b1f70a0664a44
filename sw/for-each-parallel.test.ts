import { expect, test } from 'vitest';
import { forEachParallel } from './for-each-parallel.ts';

test('every item is handled once, six at a time', async () => {
  const handled: number[] = [];
  let running = 0;
  let most = 0;
  await forEachParallel(Array(40).keys(), async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    handled.push(item);
    running -= 1;
  });
  expect(handled.toSorted((a, b) => a - b)).toEqual([...Array(40).keys()]);
  expect(most).toBe(6);
});

test('one that fails is the error of all', async () => {
  const failing = forEachParallel(['a', 'b'], async (item) => {
    if (item === 'b') throw new Error('no network');
  });
  await expect(failing).rejects.toThrow('no network');
});
