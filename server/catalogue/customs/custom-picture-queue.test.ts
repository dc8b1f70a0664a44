import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Jobs, openJobs } from '#server/platform/jobs/jobs.ts';
import { insertCustomShop } from '#tests/support/custom-shop.ts';
import { withDatabase } from '#tests/support/database.ts';
import { startCustomPictures } from './custom-picture-queue.ts';

const { pool } = withDatabase();
const log = { warn: () => {}, error: () => {} };
let jobs: Jobs;
let shop: Awaited<ReturnType<typeof insertCustomShop>>;

beforeAll(async () => {
  jobs = await openJobs(pool, log);
  shop = await insertCustomShop(pool);
});
afterAll(() => jobs.close());

/** A custom whose front is changed now. */
async function save(memberId: string): Promise<string> {
  const custom = await shop.make.insert('product_custom', {
    product_id: shop.product,
    option_id: shop.option,
    user_id: memberId,
    method: 'PRINTING',
    type: 'USER',
    name_ko: '나의 티셔츠',
  });
  const side = await shop.make.insert('custom_mockup', {
    product_custom_id: custom,
    mockup_group_id: shop.front,
  });
  await pool.query('update custom_mockup set picture_id = gen_random_uuid() where id = $1', [side]);
  return side;
}

/** Saves sides of one member, one after the other. @returns their ids */
async function saveMany(memberId: string, count: number): Promise<readonly string[]> {
  const sides: string[] = [];
  while (sides.length < count) sides.push(await save(memberId));
  return sides;
}

const unqueued = async () =>
  (await pool.query('select from custom_mockup where picture_id is not null and not is_picture_queued'))
    .rowCount;

test('a member whose designs are saved behind a hundred of another one gets their pictures in turn, without pauses', async () => {
  const drawn: string[] = [];
  const held = Promise.withResolvers<void>();
  const [busy, shopper] = [await shop.make.user(), await shop.make.user()];
  await saveMany(busy, 90);
  const draw = async (id: string) => {
    drawn.push(id);
    // Nothing is drawn until all of them wait, but for the first one.
    await held.promise;
  };
  const pictures = { draw } as unknown as Parameters<typeof startCustomPictures>[0]['pictures'];
  const polling = await startCustomPictures({ pool, jobs, pictures, log, pollMs: 500 });
  await vi.waitFor(() => expect(drawn).toHaveLength(1), { timeout: 10_000 });
  const sides = await saveMany(shopper, 2);
  await saveMany(busy, 10);
  await vi.waitFor(async () => expect(await unqueued()).toBe(0), { timeout: 10_000 });
  held.resolve();
  // One a poll would take 51 seconds.
  await vi.waitFor(() => expect(drawn).toHaveLength(102), { timeout: 25_000 });
  await polling.close();
  expect(drawn.indexOf(sides[0] ?? '')).toBeLessThan(4);
  expect(drawn.indexOf(sides[1] ?? '')).toBeLessThan(6);
});
