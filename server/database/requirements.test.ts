import { randomUUID } from 'node:crypto';
import pg, { type ClientBase } from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { missingRequirement } from './requirements.ts';

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

async function problemOf(options: string): Promise<string | null> {
  await withClient((client) => client.query(`create database ${database} template template0 ${options}`));
  return await withClient(missingRequirement, database);
}

afterEach(async () => {
  await withClient((client) => client.query(`drop database if exists ${database} with (force)`));
});

test('a UTF-8 database with a real locale has all the shop needs', async () => {
  expect(await problemOf(`encoding 'UTF8' locale 'C.UTF-8' locale_provider libc`)).toBeNull();
});

test('an encoding that cannot hold Korean is named', async () => {
  expect(await problemOf(`encoding 'SQL_ASCII' locale 'C' locale_provider libc`)).toContain(
    'encoded in SQL_ASCII',
  );
});

test('a locale that takes Hangul for punctuation is named', async () => {
  const problem = await problemOf(`encoding 'UTF8' locale 'C' locale_provider libc`);
  expect(problem).toContain('does not know Hangul');
});

test.each([
  [
    { version: 140_012, release: '14.12', encoding: 'UTF8', trigrams: true },
    'PostgreSQL 15 or newer is needed',
  ],
  [{ version: 150_000, release: '15.0', encoding: 'UTF8', trigrams: false }, 'pg_trgm is not installed'],
])('a server that answers %j is refused', async (answer, expected) => {
  const client = { query: async () => ({ rows: [answer] }) } as unknown as ClientBase;
  expect(await missingRequirement(client)).toContain(expected);
});

test('a user who may not create the extension is told so', async () => {
  const refused = Object.assign(new Error('permission denied'), { code: '42501' });
  const answers = [
    { rows: [{ version: 180_000, release: '18', encoding: 'UTF8', trigrams: true }] },
    refused,
  ];
  const query = async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  expect(await missingRequirement({ query } as unknown as ClientBase)).toContain('create extension pg_trgm');
});
