import { beforeEach, expect, test } from 'vitest';
import { withDatabase } from '../../tests/support/database.ts';
import { inTransaction } from './transaction.ts';

const { pool } = withDatabase('empty');

beforeEach(() => pool.query('drop table if exists entry; create table entry (number int primary key)'));

const entries = async () => (await pool.query('select number from entry order by number')).rows;

test('of work that fails nothing stays, and its own error is what the caller sees', async () => {
  const work = inTransaction(pool, async (client) => {
    await client.query('insert into entry values (1)');
    throw new Error('no room');
  });
  await expect(work).rejects.toThrow('no room');
  expect(await entries()).toEqual([]);
});

test('a connection that is lost half-way ends the work and nothing else', async () => {
  const work = inTransaction(pool, async (client) => {
    await client.query('insert into entry values (1)');
    await client.query('select pg_terminate_backend(pg_backend_pid())');
  });
  // 57P01: the database server itself says why it closed the connection.
  await expect(work).rejects.toMatchObject({ code: '57P01' });
  expect(await inTransaction(pool, async () => 'done')).toBe('done');
  expect(await entries()).toEqual([]);
});

test('work that overlooks a failed statement is not reported as done', async () => {
  const work = inTransaction(pool, async (client) => {
    await client.query('insert into entry values (1)');
    await client.query('insert into entry values (1)').catch(() => {});
  });
  await expect(work).rejects.toThrow('rolled back');
  expect(await entries()).toEqual([]);
});
