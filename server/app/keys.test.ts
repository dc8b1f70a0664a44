import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { encrypt } from '#server/platform/encryption.ts';
import { withDatabase } from '#tests/support/database.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { openKeys } from './keys.ts';

const { pool } = withDatabase();

beforeEach(() => pool.query('delete from sealing_key_check; delete from push_key'));

const keyOf = (number: number) => Buffer.alloc(32, number).toString('base64');
const open = (environment: Record<string, string>) => openKeys(readConfig(environment), pool);

test('a shop that starts again with its keys opens them, given ones and those of its data folder', async () => {
  const DATA_DIR = await temporaryFolder();
  const first = await open({ DATA_DIR });
  expect(await open({ DATA_DIR })).toMatchObject({ identity: first.identity, data: first.data });
  const given = { DATA_DIR: await temporaryFolder(), IDENTITY_KEY: first.identity.toString('base64') };
  expect((await open({ ...given, DATA_KEY: first.data.toString('base64') })).data).toEqual(first.data);
});

test.each(['IDENTITY_KEY', 'DATA_KEY'])(
  'a start with another %s is refused, with what to do',
  async (name) => {
    const right = { DATA_DIR: await temporaryFolder(), IDENTITY_KEY: keyOf(1), DATA_KEY: keyOf(2) };
    await open(right);
    await expect(open({ ...right, [name]: keyOf(3) })).rejects.toThrow(
      `${name} is wrong: that of the environment is not the key of this database. Set ${name} to the key with which`,
    );
    await expect(open(right)).resolves.toBeDefined();
  },
);

test.each(['identity.key', 'data.key'])(
  'a data folder without its %s opens nothing, and gets no new one',
  async (file) => {
    const DATA_DIR = await temporaryFolder();
    const keys = await open({ DATA_DIR });
    const path = join(DATA_DIR, file);
    await rm(path);
    const isMissing = new RegExp(`is missing: there is no .*${file}`);
    await expect(open({ DATA_DIR })).rejects.toThrow(isMissing);
    await expect(open({ DATA_DIR })).rejects.toThrow(isMissing);
    const given = { DATA_DIR, IDENTITY_KEY: keys.identity.toString('base64') };
    await expect(open({ ...given, DATA_KEY: keys.data.toString('base64') })).resolves.toBeDefined();
  },
);

test('the data of an earlier release, which had no check, demands its key as well', async () => {
  const right = { DATA_DIR: await temporaryFolder(), IDENTITY_KEY: keyOf(1), DATA_KEY: keyOf(2) };
  await open(right);
  const id = '00000000-0000-4000-8000-000000000001';
  await pool.query(
    `insert into "user" (id, email, name, nickname) values ($1, 'a@kkumim.test', '가', '가나다') on conflict do nothing`,
    [id],
  );
  await pool.query(
    `insert into retained_record (id, kind, reference, user_id, record_enc, retained_until)
     values ($1, 'ORDER', 'x', $1, $2, now())`,
    [id, encrypt(Buffer.alloc(32, 2), id, '{}')],
  );
  for (const name of ['IDENTITY_KEY', 'DATA_KEY']) {
    await pool.query('delete from sealing_key_check');
    await expect(open({ ...right, [name]: keyOf(3) })).rejects.toThrow(`${name} is wrong`);
  }
  await expect(open(right)).resolves.toBeDefined();
});

test('a key that is lost for good is given up by what the refusal says', async () => {
  const DATA_DIR = await temporaryFolder();
  const former = { DATA_DIR, IDENTITY_KEY: keyOf(1), DATA_KEY: keyOf(2) };
  await open(former);
  const next = { ...former, DATA_KEY: keyOf(3) };
  const { message } = (await open(next).catch((error: Error) => error)) as Error;
  await pool.query(/insert into sealing_key_check .*/.exec(message)?.[0] ?? '');
  await expect(open(next)).resolves.toBeDefined();
  await expect(open(former)).rejects.toThrow('DATA_KEY is wrong');
});

test('one of two processes that start at once with different keys is refused', async () => {
  const DATA_DIR = await temporaryFolder();
  const starts = [1, 2].map((number) => open({ DATA_DIR, IDENTITY_KEY: keyOf(9), DATA_KEY: keyOf(number) }));
  const outcomes = (await Promise.allSettled(starts)).map(({ status }) => status);
  expect(outcomes.sort()).toEqual(['fulfilled', 'rejected']);
});
