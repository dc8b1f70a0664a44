import { randomUUID } from 'node:crypto';
import pg, { type ClientBase } from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { findUnmetRequirement } from './requirements.ts';

const server = inject('postgres');
const database = `kkumim_test_${randomUUID().replaceAll('-', '')}`;

async function withClient<Value>(
  use: (client: ClientBase) => Promise<Value>,
  name = server.database,
): Promise<Value> {
  const client = new pg.Client({ ...server, database: name });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function unmetRequirementOf(options: string): Promise<string | null> {
  await withClient((client) => client.query(`create database ${database} template template0 ${options}`));
  return await withClient(findUnmetRequirement, database);
}

afterEach(async () => {
  await withClient((client) => client.query(`drop database if exists ${database} with (force)`));
});

test('a UTF-8 database with a real locale meets all requirements', async () => {
  expect(await unmetRequirementOf(`encoding 'UTF8' locale 'C.UTF-8' locale_provider libc`)).toBeNull();
});

test('an encoding that cannot hold Korean is named', async () => {
  expect(await unmetRequirementOf(`encoding 'SQL_ASCII' locale 'C' locale_provider libc`)).toContain(
    'encoded in SQL_ASCII',
  );
});

test('a locale without Hangul letters is named', async () => {
  const unmet = await unmetRequirementOf(`encoding 'UTF8' locale 'C' locale_provider libc`);
  expect(unmet).toContain('does not know Hangul');
});

test.each([
  [
    { version: 140_012, release: '14.12', encoding: 'UTF8', trigrams: true },
    'PostgreSQL 15 or newer is needed',
  ],
  [{ version: 150_000, release: '15.0', encoding: 'UTF8', trigrams: false }, 'pg_trgm is not installed'],
])('a server that reports %j is refused', async (row, expected) => {
  const client = { query: async () => ({ rows: [row] }) } as unknown as ClientBase;
  expect(await findUnmetRequirement(client)).toContain(expected);
});

test('a database user who may not create the extension is refused', async () => {
  const error = Object.assign(new Error('permission denied'), { code: '42501' });
  const results = [{ rows: [{ version: 180_000, release: '18', encoding: 'UTF8', trigrams: true }] }, error];
  const query = async () => {
    const result = results.shift();
    if (result instanceof Error) throw result;
    return result;
  };
  expect(await findUnmetRequirement({ query } as unknown as ClientBase)).toContain(
    'create extension pg_trgm',
  );
});
