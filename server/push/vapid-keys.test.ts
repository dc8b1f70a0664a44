import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { withDatabase } from '../../tests/support/database.ts';
import { openVapidKeys } from './vapid-keys.ts';

const { pool } = withDatabase();
const encryptionKey = randomBytes(32);

test('processes that start together agree on one pair, which survives them', async () => {
  const opened = await Promise.all(Array.from({ length: 5 }, () => openVapidKeys(pool, encryptionKey)));
  const keys = new Set(opened.map(({ current }) => current.publicKey));
  expect(keys.size).toBe(1);
  expect((await openVapidKeys(pool, encryptionKey)).current).toEqual(opened[0]?.current);
  const { rows } = await pool.query('select sealed_private_key from push_key');
  expect(rows[0].sealed_private_key.toString()).not.toContain(opened[0]?.current.privateKey);
});

test('a connection lost while the pair is stored is named as the cause', async () => {
  await pool.query(`delete from push_key;
    create function lose_connection() returns trigger language plpgsql
      as $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
    create trigger lose_connection after insert on push_key for each row execute function lose_connection()`);
  await expect(openVapidKeys(pool, encryptionKey)).rejects.toMatchObject({ code: '57P01' });
  await pool.query('drop function lose_connection cascade');
});

test('a lost encryption key means a new pair; the other one is not ours to use', async () => {
  const [before, after] = [
    await openVapidKeys(pool, encryptionKey),
    await openVapidKeys(pool, randomBytes(32)),
  ];
  expect(after.current.publicKey).not.toBe(before.current.publicKey);
  expect(after.find(before.current.publicKey)).toBeNull();
});
