import { randomUUID } from 'node:crypto';
import pg, { type ClientConfig } from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { createPool, type Pool } from '#server/platform/database/pool.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the library's own interface
  export interface ProvidedContext {
    postgres: ClientConfig;
    templateDatabase: string;
  }
}

type TestDatabase = { readonly pool: Pool; readonly address: ClientConfig };

/** Gives a test file a migrated database of its own, dropped when the file is done. `empty` leaves the migrations out. */
export function withDatabase(content: 'migrated' | 'empty' = 'migrated'): TestDatabase {
  const server = inject('postgres');
  const database = `kkumim_test_${randomUUID().replaceAll('-', '')}`;
  const address = { ...server, database };
  const pool = createPool(address, { error: (_details, text) => console.warn(text) });
  const template = content === 'empty' ? 'template0' : inject('templateDatabase');
  // Copying the files takes half as long as logging their pages.
  beforeAll(() =>
    query(server, `create database ${database} encoding 'UTF8' template ${template} strategy file_copy`),
  );
  afterAll(async () => {
    await pool.end();
    await query(server, `drop database ${database} with (force)`);
  });
  return { pool, address };
}

async function query(server: ClientConfig, sql: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
