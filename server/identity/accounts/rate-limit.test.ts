import { expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database.ts';
import { countFailure, secondsToWait, takeTurn } from './rate-limit.ts';

const { pool } = withDatabase();
const limit = { name: 'test', burst: 5, seconds: 30 };

test('however many failures there were, the next try is one turn away', async () => {
  const somebody = [{ limit, subject: 'somebody' }];
  for (let failure = 0; failure < 4; failure += 1) await countFailure(pool, somebody);
  expect(await secondsToWait(pool, somebody)).toBe(0);
  for (let failure = 0; failure < 50; failure += 1) await countFailure(pool, somebody);
  const wait = await secondsToWait(pool, somebody);
  expect(wait).toBeGreaterThan(20);
  expect(wait).toBeLessThanOrEqual(30);
  expect(await secondsToWait(pool, [{ limit, subject: 'somebody else' }])).toBe(0);
});

test('the slowest of several limits counts', async () => {
  const slow = { ...limit, name: 'slow', burst: 1, seconds: 300 };
  const both = [
    { limit, subject: 'one' },
    { limit: slow, subject: 'one' },
  ];
  await countFailure(pool, both);
  expect(await secondsToWait(pool, both)).toBeGreaterThan(290);
  expect(await secondsToWait(pool, both.slice(0, 1))).toBe(0);
});

test('no more attempts at the same time are allowed than the limit', async () => {
  const hasty = { limit, subject: 'hasty' };
  const waits = await Promise.all(Array.from({ length: 20 }, () => takeTurn(pool, hasty)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  // An attempt that was refused costs no turn.
  expect(await takeTurn(pool, hasty)).toBeLessThanOrEqual(30);
});
