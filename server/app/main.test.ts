import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { findFreePort } from '#tests/support/free-port.ts';
import { startServer } from '#tests/support/server-process.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import {
  runFailingServer,
  spawnTestServer,
  startTestServer,
  waitUntilGone,
} from '#tests/support/test-server.ts';

// Every test starts real processes; a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let original: string;

beforeAll(async () => {
  original = await mkdtemp(join(tmpdir(), 'kkumim-original-'));
  await (await startServer({ DATA_DIR: original })).stop();
});

afterAll(() => rm(original, { recursive: true, force: true }));

/** The data folder of a server that was started before: only a first start sets up PostgreSQL. */
async function usedFolder(): Promise<string> {
  const folder = join(await temporaryFolder(), 'data');
  await promisify(execFile)('cp', ['-a', original, folder]);
  return folder;
}

const connect = async (dataDirectory: string) => {
  const client = new pg.Client({ host: join(dataDirectory, 'socket'), user: 'postgres', database: 'kkumim' });
  client.on('error', () => {});
  await client.connect();
  return client;
};

test('after kill -9 in the middle of writing, nothing acknowledged is lost and nothing is left running', async () => {
  const folder = await temporaryFolder();
  const server = await startTestServer(folder);

  const acknowledged: number[] = [];
  const write = async (writer: number) => {
    const client = await connect(folder);
    for (let number = writer; ; number += 4) {
      await client.query(`insert into notice (title, content) values ($1, 'x')`, [String(number)]);
      acknowledged.push(number);
    }
  };
  const writers = Promise.allSettled([0, 1, 2, 3].map(write));
  while (acknowledged.length < 200) await new Promise((resolve) => setTimeout(resolve, 5));
  server.process.kill('SIGKILL');
  await writers;
  expect(await waitUntilGone(server.postgresPid)).toBe(true);

  await startTestServer(folder);
  const client = await connect(folder);
  const { rows } = await client.query<{ number: number }>('select title::int as number from notice');
  await client.end();
  const found = new Set(rows.map(({ number }) => number));
  expect(acknowledged.filter((number) => !found.has(number))).toEqual([]);
});

test('kill -9 of everything at once, a power cut, is survived too', async () => {
  const folder = await usedFolder();
  const server = await startTestServer(folder);
  const client = await connect(folder);
  await client.query(`insert into notice (title, content) values ('kept', 'x')`);
  server.process.kill('SIGKILL');
  process.kill(server.postgresPid, 'SIGKILL');

  await startTestServer(folder);
  const again = await connect(folder);
  expect((await again.query('select title from notice')).rows).toEqual([{ title: 'kept' }]);
  await again.end();
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it cleanly, with its database', async (signal) => {
  const server = await startTestServer(await usedFolder());
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  server.process.kill(signal);
  const [code] = await once(server.process, 'exit');
  expect(code).toBe(0);
  expect(await waitUntilGone(server.postgresPid, 100)).toBe(true);
});

test('told to end while it draws the demo shop, it stops at once', async () => {
  const folder = await temporaryFolder();
  const { child, output } = spawnTestServer({ DATA_DIR: folder, DEMO: '1', PORT: '0', LOG_LEVEL: 'info' });
  await vi.waitUntil(() => output.text.includes('drawing the pictures'), { timeout: 60_000 });
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(output.text).not.toContain('is open');
});

test('it serves and ends when told although nobody reads its log any more', async () => {
  // Nobody can read which one a silent server has taken.
  const port = await findFreePort();
  const { child } = spawnTestServer({
    DATA_DIR: await usedFolder(),
    PORT: String(port),
    LOG_LEVEL: 'info',
  });
  child.stdout.destroy();
  const isReady = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(isReady, { timeout: 60_000, interval: 100 });
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});

test('when its database dies, it ends instead of serving errors for ever', async () => {
  const server = await startTestServer(await usedFolder());
  process.kill(server.postgresPid, 'SIGKILL');
  const [code] = await once(server.process, 'exit');
  expect(code).toBe(1);
});

describe('it stops with one clear line', () => {
  test('when another server has the data folder', async () => {
    const folder = await usedFolder();
    const server = await startTestServer(folder);
    expect(await runFailingServer({ DATA_DIR: folder, PORT: '0' })).toEqual({
      code: 1,
      message: `The data folder ${folder} is in use by another running server (process ${server.process.pid}): stop it first, or choose another folder by DATA_DIR.\n`,
    });
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  });

  test('when the port is taken', async () => {
    const other = createServer().listen(0, '0.0.0.0');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    expect(await runFailingServer({ DATA_DIR: await usedFolder(), PORT: String(port) })).toEqual({
      code: 1,
      message: `Port ${port} is taken by another program: stop it, or choose another port by PORT.\n`,
    });
  });

  test('when a variable is wrong', async () => {
    expect(await runFailingServer({ PORT: 'three' })).toEqual({
      code: 1,
      message: 'PORT must be a whole number from 0 to 65535, not "three".\n',
    });
  });

  test('when the data folder cannot be used', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    const { code, message } = await runFailingServer({ DATA_DIR: file });
    expect(code).toBe(1);
    expect(message).toMatch(/^The data folder .*file cannot be written: .*\n$/);
  });

  test('when the database server does not answer', async () => {
    const { code, message } = await runFailingServer({
      DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop',
      PORT: '0',
    });
    expect(code).toBe(1);
    expect(message).toMatch(/^The database does not answer: .*ECONNREFUSED.*\n$/);
  });
});
