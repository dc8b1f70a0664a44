import { expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { openTracker } from './open-tracker.ts';

const log = { info: () => {}, warn: () => {} };
const openedBy = (environment: Record<string, string>) => openTracker(readConfig(environment), log);

test('the demo shop asks its own carrier every ten seconds, an operator’s service every half hour', () => {
  expect(openedBy({})?.intervalSeconds).toBe(10);
  expect(openedBy({ TRACKER_URL: 'https://tracker.example/graphql' })?.intervalSeconds).toBe(1_800);
});

test('a shop that others reach follows no parcels unless it is told whom to ask', () => {
  const shop = { PUBLIC_ORIGIN: 'https://shop.example', DATABASE_URL: 'postgres://localhost/shop' };
  expect(openedBy(shop)).toBeNull();
  expect(openedBy({ ...shop, TRACKER_URL: 'https://tracker.example/graphql' })).not.toBeNull();
});
