import { expect, test } from 'vitest';
import { catalogue } from '../../tests/support/catalogue.ts';
import { withDatabase } from '../../tests/support/database.ts';
import { addTopicSubscription, listTopicSubscriptions } from './topic-subscriptions.ts';

const { pool } = withDatabase();
const make = catalogue(pool);

async function subscribed(topic: 'ARTIST' | 'RESTOCK', targetId: string) {
  const userId = await make.user();
  expect(await addTopicSubscription(pool, userId, { topic, targetId })).toBe(true);
  return async () => (await listTopicSubscriptions(pool, userId))[0];
}

test.each([`state = 'HIDDEN'`, 'deleted_at = now()'])(
  'an artist with %s keeps its name in the list and has no link',
  async (change) => {
    const artist = await make.artist();
    const read = await subscribed('ARTIST', artist);
    expect(await read()).toMatchObject({ name: '작가', path: expect.stringMatching(/^\/artist\//) });
    await pool.query(`update artist set ${change} where id = $1`, [artist]);
    expect(await read()).toMatchObject({ name: '작가', path: null });
  },
);

test.each([`state = 'HIDDEN'`, 'deleted_at = now()'])(
  'a product with %s keeps its name in the list and has no link',
  async (change) => {
    const product = await make.product('머그');
    const read = await subscribed('RESTOCK', product);
    expect(await read()).toMatchObject({ name: '머그', path: `/product/${product}` });
    await pool.query(`update product set ${change} where id = $1`, [product]);
    expect(await read()).toMatchObject({ name: '머그', path: null });
  },
);

test('a product that is no longer sold still has its link', async () => {
  const product = await make.product('머그');
  const read = await subscribed('RESTOCK', product);
  await pool.query(`update product set state = 'SUSPENDED' where id = $1`, [product]);
  expect(await read()).toMatchObject({ path: `/product/${product}` });
});
