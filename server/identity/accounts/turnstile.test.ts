import { expect, test } from 'vitest';
import { createTurnstile } from './turnstile.ts';

test('no more than the places run at once, in the order they came, and the line has an end', async () => {
  const enter = createTurnstile({ places: 2, waiting: 2 });
  const running = new Set<number>();
  const begun: number[] = [];
  let most = 0;
  const works = [0, 1, 2, 3, 4].map((index) =>
    enter(async () => {
      begun.push(index);
      running.add(index);
      most = Math.max(most, running.size);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running.delete(index);
      return index;
    }),
  );
  expect(await Promise.all(works)).toEqual([
    { ok: true, value: 0 },
    { ok: true, value: 1 },
    { ok: true, value: 2 },
    { ok: true, value: 3 },
    { ok: false, problem: 'busy' },
  ]);
  expect(most).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('a work that fails frees its place', async () => {
  const enter = createTurnstile({ places: 1, waiting: 0 });
  await expect(enter(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await enter(async () => 'yes')).toEqual({ ok: true, value: 'yes' });
});
