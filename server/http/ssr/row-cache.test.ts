import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createRowCaches } from './row-cache.ts';

const rowCache = createRowCaches({ warn: () => {} });
const attacker = { key: '203.0.113.1' };
const neighbour = { key: '203.0.113.2' };

test('300 lookups of one network, which take long, do not delay that of another one', async () => {
  const ended = Promise.withResolvers<void>();
  const neighbours = randomUUID();
  const find = rowCache(async (id) => {
    if (id !== neighbours) await ended.promise;
    return null;
  });
  const flood = Array.from({ length: 300 }, () => find(randomUUID(), attacker));
  expect(await find(neighbours, neighbour)).toBe('not-found');
  expect(new Set(await Promise.all(flood))).toEqual(new Set([null]));
  ended.resolve();
});

test('6,000 addresses that do not exist evict no row that does', async () => {
  const row = randomUUID();
  const lookups: string[] = [];
  const find = rowCache(async (id) => {
    if (id === row) lookups.push(id);
    return id === row ? id : null;
  });
  expect(await find(row, neighbour)).toBe(row);
  for (let count = 0; count < 6_000; count += 1) await find(randomUUID(), attacker);
  expect(await find(row, neighbour)).toBe(row);
  expect(lookups).toHaveLength(1);
});
