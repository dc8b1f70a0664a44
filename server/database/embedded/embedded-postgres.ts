import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { findBinaries } from './binaries.ts';
import { prepareCluster } from './cluster.ts';
import { lockFolder } from './folder-lock.ts';
import { chooseIdentity, type Identity } from './identity.ts';
import { endOrphan } from './orphan.ts';
import { startPostgres } from './postgres-process.ts';
import { makeSocketFolder } from './socket-folder.ts';

export type EmbeddedPostgres = {
  readonly address: ClientConfig;
  readonly died: Promise<string>;
  /** Ends it cleanly and gives the folder free; calling it again waits for the first. */
  stop(): Promise<void>;
};

type Options = {
  dataDirectory: string;
  /** Beyond PostgreSQL's own defaults, `name=value`. */
  settings?: readonly string[];
  identity?: Identity;
};

/** PostgreSQL as a child process of this one, its cluster in `<dataDirectory>/postgres`, reached by a Unix socket only. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const dataDirectory = resolve(options.dataDirectory);
  const lock = await lockFolder(dataDirectory);
  try {
    const directory = join(dataDirectory, 'postgres');
    const [binaries, identity] = await Promise.all([findBinaries(), options.identity ?? chooseIdentity()]);
    await endOrphan(directory);
    await prepareCluster(directory, { binaries, identity });
    const socketFolder = await makeSocketFolder(dataDirectory);
    const settings = [
      // A list: a path with a comma or a space must be quoted.
      `unix_socket_directories="${socketFolder.replaceAll('"', '""')}"`,
      'unix_socket_permissions=0700',
      'listen_addresses=',
      ...(options.settings ?? []),
    ];
    const postgres = await startPostgres([
      ...identity.prefix,
      binaries.postgres,
      '-D',
      directory,
      ...settings.flatMap((setting) => ['-c', setting]),
    ]);
    const address = { host: socketFolder, user: 'postgres', database: 'kkumim' };
    await createDatabase(address);
    const stop = async () => {
      await postgres.stop();
      await rm(socketFolder, { recursive: true, force: true });
      await lock.release();
    };
    let stopping: Promise<void> | null = null;
    return {
      address,
      died: postgres.died,
      stop: () => {
        stopping ??= stop();
        return stopping;
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function createDatabase({ database, ...server }: ClientConfig): Promise<void> {
  const client = new Client({ ...server, database: 'postgres' });
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database ?? '')}`);
  await client.end();
}
