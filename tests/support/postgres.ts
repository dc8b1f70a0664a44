import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg, { type ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '#server/platform/database/migrate.ts';

/**
 * One real PostgreSQL for the whole run and one migrated database in it, which every test file clones (see database.ts).
 * `TEST_DATABASE_URL` names another server; its user must be allowed to create databases.
 */
export async function setup(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL
    ? givenServer(process.env.TEST_DATABASE_URL)
    : await ownServer();
  const template = `kkumim_test_${process.pid}`;
  await query(server.address, `create database ${template} encoding 'UTF8' template template0`);
  const problems = { info: () => {}, warn: console.warn, error: console.error };
  await migrate({ ...server.address, database: template }, problems);
  project.provide('postgres', server.address);
  project.provide('templateDatabase', template);
  return async () => {
    await query(server.address, `drop database ${template} with (force)`);
    await server.stop();
  };
}

async function ownServer() {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'kkumim-test-'));
  // Durability has a test of its own, with a real server process.
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const server = await startEmbeddedPostgres({ dataDirectory, settings });
  return {
    address: server.address,
    stop: async () => {
      await server.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

function givenServer(url: string) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  const address = {
    host,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)) || 'postgres',
  };
  return { address, stop: async () => {} };
}

async function query(address: ClientConfig, sql: string) {
  const client = new pg.Client(address);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
