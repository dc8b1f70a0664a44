import { describe, expect, test, vi } from 'vitest';
import { withPushShop } from '../../tests/support/push-shop.ts';

const shop = withPushShop();
const { make, pool } = shop;

const none = '00000000-0000-0000-0000-000000000000';
const until = <Value>(check: () => Value | Promise<Value>) =>
  vi.waitFor(check, { timeout: 20_000, interval: 50 });
const announce = () => make.insert('notice', { title: '공지', content: '' });
const settled = (states: readonly string[]) =>
  until(async () => expect((await shop.deliveries()).map(({ state }) => state)).toEqual(states));
const addSubscriber = () => shop.member({ topic: 'NOTICE', targetId: none });

test.each([404, 410])(
  'a subscription that is gone (%i) is deleted, the member’s others are not',
  async (status) => {
    const { userId, browser } = await addSubscriber();
    const other = await shop.addBrowser(userId);
    shop.respondWith(({ path }) => ({ status: path === browser.path ? status : 201 }));
    await shop.start();
    await announce();
    await settled(['SENT']);
    await until(async () => {
      const { rows } = await pool.query('select endpoint from push_subscription');
      expect(rows).toEqual([{ endpoint: other.endpoint }]);
    });
    expect((await pool.query('select from notification')).rowCount).toBe(1);
  },
);

test('a push service that is down gets retries with backoff until it is back', async () => {
  await addSubscriber();
  let tries = 0;
  shop.respondWith(() => {
    tries += 1;
    return { status: tries < 3 ? 503 : 201 };
  });
  await shop.start();
  await announce();
  await settled(['SENT']);
  expect(tries).toBe(3);
});

test('a push service that asks to retry later gets the message later', async () => {
  await addSubscriber();
  let tries = 0;
  shop.respondWith(() => {
    tries += 1;
    return tries === 1 ? { status: 429, headers: { 'retry-after': '2' } } : { status: 201 };
  });
  await shop.start();
  await announce();
  await settled(['SENT']);
  const { rows } = await pool.query(
    `select extract(epoch from start_after - created_on)::float8 as pause from jobs.job
     where name = 'push-delivery' order by created_on`,
  );
  expect(rows.at(-1)?.pause).toBeGreaterThan(1);
  expect(tries).toBe(2);
});

describe.each([
  ['a key it does not know', 403],
  ['a message it finds too large', 413],
])('%s', (_what, status) => {
  test('is written down and not sent again', async () => {
    await addSubscriber();
    shop.respondWith(() => ({ status }));
    await shop.start();
    await announce();
    await settled(['REFUSED']);
    expect(shop.errors).toEqual([{ service: 'push.example', reason: `status ${status}` }]);
    const { rows } = await pool.query(`select state from jobs.job where name = 'push-delivery'`);
    await until(() => expect(rows).toEqual([{ state: expect.stringMatching(/active|completed/) }]));
    expect(shop.received).toHaveLength(1);
  });
});

test('keys that are no keys are refused before anything is sent', async () => {
  await addSubscriber();
  await pool.query(`update push_subscription set p256dh = 'broken'`);
  await shop.start();
  await announce();
  await settled(['REFUSED']);
  expect(shop.received).toEqual([]);
});

test('a thousand members and two processes: everybody hears it once', async () => {
  await pool.query(
    `with members as (
      insert into "user" (id, email, name, nickname)
      select gen_random_uuid(), 'many' || n || '@test.example', '', 'many' || n from generate_series(1, 1000) n
      returning id
    ) insert into push_topic_subscription (user_id, topic) select id, 'NOTICE' from members`,
  );
  const { rows } = await pool.query<{ id: string }>(
    'select user_id as id from push_topic_subscription order by user_id limit 60',
  );
  for (const { id } of rows) await shop.addBrowser(id);
  await Promise.all([shop.start(), shop.start()]);
  await announce();
  await settled(Array.from({ length: 60 }, () => 'SENT'));
  expect((await pool.query('select from notification')).rowCount).toBe(1000);
  expect(new Set(shop.received.map(({ path }) => path)).size).toBe(60);
  expect(shop.received).toHaveLength(60);
});

test('a message that a process died over is left alone for two minutes, then sent by another one', async () => {
  await addSubscriber();
  shop.respondWith(() => ({ status: 503 }));
  await shop.start();
  await announce();
  await until(() => expect(shop.received).toHaveLength(1));
  await shop.stop();
  const dieSending = async (minutesAgo: number) => {
    await pool.query(
      `update push_delivery set state = 'SENDING', changed_at = now() - $1 * interval '1 minute'`,
      [minutesAgo],
    );
    await pool.query(`update jobs.job set start_after = now() where name = 'push-delivery'`);
  };
  shop.respondWith(() => ({ status: 201 }));
  await dieSending(1);
  await shop.start();
  const reason = `select output ->> 'reason' as reason from jobs.job where name = 'push-delivery'`;
  await until(async () =>
    expect((await pool.query(reason)).rows).toEqual([{ reason: 'another process is sending this message' }]),
  );
  expect(shop.received).toHaveLength(1);
  await dieSending(3);
  await settled(['SENT']);
  expect(shop.received).toHaveLength(2);
});
