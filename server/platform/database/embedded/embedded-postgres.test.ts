import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { dataServiceConnections } from '#server/data-service/resource-groups.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { maxPoolConnections } from '../pool.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { findUnprivilegedUser, type ProcessUser, systemUser, userInNamespace } from './process-user.ts';

// Every test creates a cluster, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const isRoot = process.getuid?.() === 0;

async function start(dataDirectory: string, options: { user?: ProcessUser } = {}) {
  const postgres = await startEmbeddedPostgres({ dataDirectory, ...options });
  onTestFinished(() => postgres.stop());
  const query = async (sql: string) => {
    const client = new pg.Client(postgres.address);
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return rows;
  };
  return { ...postgres, query };
}

test('it is a UTF-8 database with all durability settings on and a private socket only', async () => {
  const { query } = await start(await temporaryFolder());
  const [settings] = await query(`
    select current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
      current_setting('full_page_writes') as pages, current_setting('synchronous_commit') as commits,
      current_setting('listen_addresses') as addresses, current_setting('server_version_num')::int / 10000 as version`);
  expect(settings).toEqual({
    encoding: 'UTF8',
    fsync: 'on',
    pages: 'on',
    commits: 'on',
    addresses: '',
    version: 18,
  });
});

test('it has a connection for each that a server may open, on any machine', async () => {
  const { query } = await start(await temporaryFolder());
  const [{ connections }] = await query(`select current_setting('max_connections')::int as connections`);
  expect(connections).toBeGreaterThan(maxPoolConnections + dataServiceConnections(128) + 50);
});

test('rows survive a stop and a start', async () => {
  const folder = await temporaryFolder();
  const first = await start(folder);
  await first.query('create table kept as select 42 as answer');
  await first.stop();
  const second = await start(folder);
  expect(await second.query('select answer from kept')).toEqual([{ answer: 42 }]);
});

test('a second server on the folder fails with the process id of the first', async () => {
  const folder = await temporaryFolder();
  await start(folder);
  await expect(startEmbeddedPostgres({ dataDirectory: folder })).rejects.toThrow(
    `The data folder ${folder} is in use by another running server (process ${process.pid})`,
  );
});

test.each([
  ['too long for a socket', 'x'.repeat(90)],
  ['with a comma, a space, a quotation mark and Hangul', '꾸밈 "a, b"'],
])('a path %s works', async (_case, name) => {
  const folder = join(await temporaryFolder(), name);
  const { query } = await start(folder);
  expect(await query('select 1 as one')).toEqual([{ one: 1 }]);
});

test('the remains of an interrupted first start are removed', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'postgres.new/base'), { recursive: true });
  const { query } = await start(folder);
  expect(await query('select 1 as one')).toEqual([{ one: 1 }]);
});

test('a folder that cannot be created is named', async () => {
  const file = join(import.meta.dirname, 'embedded-postgres.ts');
  await expect(startEmbeddedPostgres({ dataDirectory: join(file, 'data') })).rejects.toThrow(
    'cannot be written',
  );
});

describe.runIf(isRoot)('root', () => {
  test('can run it in a namespace or as a system user, and change that between two starts', async () => {
    const ids = await findUnprivilegedUser();
    const folder = await temporaryFolder();
    for (const user of [systemUser(ids), userInNamespace(ids), systemUser(ids)]) {
      const postgres = await start(folder, { user });
      await postgres.query('select 1');
      expect((await stat(join(folder, 'postgres'))).uid).toBe(user.fileOwner);
      const pid = Number.parseInt(await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      expect(/^Uid:\t(\d+)/m.exec(status)?.[1]).toBe(String(user.fileOwner));
      await postgres.stop();
    }
  });
});
