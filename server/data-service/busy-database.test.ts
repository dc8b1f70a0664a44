import type { PoolClient } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { withDataService } from '../../tests/support/data-service.ts';
import { withDatabaseProxy } from '../../tests/support/database-proxy.ts';
import { id } from '../../tests/support/small-shop.ts';
import { shopResourceGroups } from './resource-groups.ts';

const proxy = withDatabaseProxy();
const narrow = {
  maxRunning: 2,
  maxRunningPerKey: 1,
  maxQueued: 3,
  queueTimeoutMs: 500,
  statementTimeoutMs: 10_000,
};
const service = withDataService({
  resourceGroups: { ...shopResourceGroups, visitor: narrow },
  proxied: proxy.proxied,
});

const held = '{ faq { answer } }';
const light = '{ graphic(limit: 1) { __typename } }';
const member = { authorization: `Bearer user_${id('user', 1)}` };

const postQuery = async (address: string, query: string, headers = {}) => {
  const { statusCode } = await service.post({ query }, headers, address);
  return statusCode;
};

let holder: PoolClient | undefined;

/** Nobody gets an answer about `faq` until it is released. */
async function holdFaq() {
  holder = await service.pool.connect();
  await holder.query('begin; lock table faq in access exclusive mode');
}

async function releaseFaq() {
  await holder?.query('rollback');
  holder?.release();
  holder = undefined;
}

afterEach(releaseFaq);

const waitingForFaq = async () => {
  const { rowCount } = await service.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount;
};

test('a caller who floods waits for their own requests, nobody else does', async () => {
  await holdFaq();
  const flood = [1, 2, 3].map(() => postQuery('203.0.113.1', held));
  await expect.poll(waitingForFaq).toBe(1);
  expect(await postQuery('203.0.113.2', light)).toBe(200);
  expect(await postQuery('203.0.113.1', light, member)).toBe(200);
  // They wait in vain, and are asked to come again.
  const { statusCode, headers, body } = await service.post({ query: light }, {}, '203.0.113.1');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(JSON.parse(body)).toEqual({
    errors: [
      {
        message: 'the service is not available at the moment',
        extensions: { path: '$', code: 'unexpected' },
      },
    ],
  });
  await releaseFaq();
  expect((await Promise.all(flood)).sort()).toEqual([200, 503, 503]);
  expect(await postQuery('203.0.113.1', light)).toBe(200);
});

test('members are answered while visitors hold all that is theirs', async () => {
  await holdFaq();
  const flood = ['203.0.113.1', '203.0.113.2'].map((address) => postQuery(address, held));
  await expect.poll(waitingForFaq).toBe(2);
  expect(await postQuery('203.0.113.3', light)).toBe(503);
  expect(await postQuery('203.0.113.3', light, member)).toBe(200);
  await releaseFaq();
  expect(await Promise.all(flood)).toEqual([200, 200]);
});

test('an answer that the database cannot finish may be asked for again', async () => {
  await holdFaq();
  const answer = postQuery('203.0.113.1', held);
  await expect.poll(waitingForFaq).toBe(1);
  await service.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  expect(await answer).toBe(503);
  expect(await postQuery('203.0.113.1', light)).toBe(200);
});

test('a database that is not reached is told by the status, and is found again', async () => {
  await proxy.close();
  expect(await postQuery('203.0.113.1', light)).toBe(503);
  const like = `mutation { insert_graphic_like(objects: [{ graphic_id: "${id('graphic', 1)}" }]) { affected_rows } }`;
  expect(await postQuery('203.0.113.1', like, member)).toBe(503);
  await proxy.open();
  expect(await postQuery('203.0.113.1', light)).toBe(200);
});
