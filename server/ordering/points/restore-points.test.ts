import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { withDatabase } from '#tests/support/database.ts';
import { held, openPointMember } from '#tests/support/point-ledger.ts';
import { expirePoints } from './expire-points.ts';
import { readPoints } from './member-points.ts';
import { restorePoints } from './restore-points.ts';

const { pool } = withDatabase();
const openMember = () => openPointMember(pool);

test('a refund gives back what was used, once, with the time that it had left, and renews nothing else', async () => {
  const { memberId, grant, hold, spend, restore, read } = await openMember();
  await grant(100_000);
  await pool.query(`update point_lot set expires_at = now() + interval '5 days' where user_id = $1`, [
    memberId,
  ]);
  const order = held(await hold(10));
  await spend(order);
  // Twenty days pass: what was not used expires meanwhile.
  await pool.query(`update point_lot set expires_at = expires_at - interval '20 days' where user_id = $1`, [
    memberId,
  ]);
  const refund = randomUUID();
  await Promise.all(Array.from({ length: 20 }, () => restore(order, 6, refund)));
  await restore(order, 4);
  expect(await read()).toMatchObject({ balance: 100_000, inLots: 100_000, inHistory: 100_000 });
  await expirePoints(pool);
  expect(await read()).toMatchObject({ balance: 10, inLots: 10 });
  const { rows } = await pool.query(
    `select remain, round(extract(epoch from expires_at - now()) / 86400)::int as days from point_lot
     where user_id = $1 and remain > 0 order by remain`,
    [memberId],
  );
  expect(rows).toEqual([
    { remain: 4, days: 5 },
    { remain: 6, days: 5 },
  ]);
  await expect(restore(order, 1)).rejects.toThrow('has not spent');
});

test('points that come back at once go on as they were', async () => {
  const { memberId, grant, hold, spend, restore } = await openMember();
  await grant(1_000);
  const before = await pool.query('select expires_at from point_lot where user_id = $1', [memberId]);
  const order = held(await hold(600));
  await spend(order);
  await restore(order, 600);
  const { rows } = await pool.query('select remain, expires_at from point_lot where user_id = $1', [
    memberId,
  ]);
  expect(rows).toEqual([{ remain: 1_000, expires_at: before.rows[0].expires_at }]);
});

test('points that were used and have expired meanwhile can be used again', async () => {
  const { memberId, grant, hold, spend, restore, letExpire } = await openMember();
  await grant(1_000);
  const order = held(await hold(600));
  await spend(order);
  await letExpire();
  await expirePoints(pool);
  await restore(order, 600);
  expect(await readPoints(pool, memberId)).toMatchObject({ balance: 600, available: 600 });
  await letExpire();
  await expirePoints(pool);
  expect(await readPoints(pool, memberId)).toMatchObject({ balance: 0, available: 0 });
});

test('points that a refund gives back while their expiry waits do not expire', async () => {
  const { memberId, grant, hold, spend, letExpire } = await openMember();
  await grant(1_000);
  const orderId = held(await hold(600));
  await spend(orderId);
  await letExpire();
  let expiry: Promise<number> | undefined;
  await inTransaction(pool, async (transaction) => {
    await restorePoints(transaction, { orderId, memberId, amount: 600, sourceId: randomUUID() });
    expiry = expirePoints(pool);
    const isWaiting = async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
           and query like 'select from user_point%'`,
      );
      return rowCount === 1;
    };
    await vi.waitUntil(isWaiting, { timeout: 15_000, interval: 20 });
  });
  await expiry;
  expect(await readPoints(pool, memberId)).toMatchObject({ balance: 600, available: 600 });
});
