import { expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database.ts';
import { countFailure, secondsToWait } from './sign-in-rate-limit.ts';

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

test('of several limits the slowest counts', async () => {
  const slow = { ...limit, name: 'slow', burst: 1, seconds: 300 };
  const both = [
    { limit, subject: 'one' },
    { limit: slow, subject: 'one' },
  ];
  await countFailure(pool, both);
  expect(await secondsToWait(pool, both)).toBeGreaterThan(290);
  expect(await secondsToWait(pool, both.slice(0, 1))).toBe(0);
});
