import { beforeEach, expect, test } from 'vitest';
import { withDatabase } from '#tests/support/database.ts';
import { inTransaction } from './transaction.ts';

const { pool } = withDatabase('empty');

beforeEach(() => pool.query('drop table if exists entry; create table entry (number int primary key)'));

const entries = async () => (await pool.query('select number from entry order by number')).rows;

test('work that fails is rolled back, and the caller gets its error', async () => {
  const work = inTransaction(pool, async (client) => {
    await client.query('insert into entry values (1)');
    throw new Error('no room');
  });
  await expect(work).rejects.toThrow('no room');
  expect(await entries()).toEqual([]);
});

test('a connection lost during a transaction fails that transaction only', async () => {
  const work = inTransaction(pool, async (client) => {
    await client.query('insert into entry values (1)');
    await client.query('select pg_terminate_backend(pg_backend_pid())');
  });
  // 57P01: the database server reports why it closed the connection.
  await expect(work).rejects.toMatchObject({ code: '57P01' });
  expect(await inTransaction(pool, async () => 'done')).toBe('done');
  expect(await entries()).toEqual([]);
});

test('work that ignores a failed statement is not reported as committed', async () => {
  const work = inTransaction(pool, async (client) => {
    await client.query('insert into entry values (1)');
    await client.query('insert into entry values (1)').catch(() => {});
  });
  await expect(work).rejects.toThrow('rolled back');
  expect(await entries()).toEqual([]);
});
