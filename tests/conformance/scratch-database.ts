import { randomUUID } from 'node:crypto';
import pg, { type ClientConfig } from 'pg';

export type ScratchDatabase = { readonly address: ClientConfig; drop(): Promise<void> };

/** A database for as long as it is needed, empty or a copy of another one that nobody is connected to. */
export async function createScratchDatabase(
  server: ClientConfig,
  template = 'template0',
): Promise<ScratchDatabase> {
  const database = `kkumim_cases_${randomUUID().replaceAll('-', '')}`;
  await query(server, `create database ${database} encoding 'UTF8' template ${template}`);
  return {
    address: { ...server, database },
    drop: () => query(server, `drop database ${database} with (force)`),
  };
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
