import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { findBinaries } from './binaries.ts';
import { prepareCluster } from './cluster.ts';
import { lockDataDirectory } from './data-directory-lock.ts';
import { stopOrphanedPostgres } from './orphaned-postgres.ts';
import { startPostgres } from './postgres-process.ts';
import { chooseProcessUser, type ProcessUser } from './process-user.ts';

export type EmbeddedPostgres = {
  readonly address: ClientConfig;
  /** See `PostgresProcess`. */
  readonly unexpectedExit: Promise<string>;
  /** Stops it cleanly and releases the data directory; a second call waits for the first. */
  stop(): Promise<void>;
};

type Options = {
  dataDirectory: string;
  /** Settings that differ from PostgreSQL's defaults, as `name=value`. */
  settings?: readonly string[];
  user?: ProcessUser;
};

/** Starts PostgreSQL as a child process, with its cluster in `<dataDirectory>/postgres` and a Unix socket only. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const dataDirectory = resolve(options.dataDirectory);
  const lock = await lockDataDirectory(dataDirectory);
  try {
    const directory = join(dataDirectory, 'postgres');
    const [binaries, user] = await Promise.all([findBinaries(), options.user ?? chooseProcessUser()]);
    await stopOrphanedPostgres(directory);
    await prepareCluster(directory, { binaries, user });
    const socketDirectory = await createSocketDirectory(dataDirectory);
    const settings = [
      // The setting is a list: a path with a comma or a space must be quoted.
      `unix_socket_directories="${socketDirectory.replaceAll('"', '""')}"`,
      'unix_socket_permissions=0700',
      'listen_addresses=',
      // More than `maxPoolConnections` and `dataServiceConnections` on any machine, and some for tools.
      'max_connections=200',
      ...(options.settings ?? []),
    ];
    const postgres = await startPostgres([
      ...user.commandPrefix,
      binaries.postgres,
      '-D',
      directory,
      ...settings.flatMap((setting) => ['-c', setting]),
    ]);
    const address = { host: socketDirectory, user: 'postgres', database: 'kkumim' };
    await createDatabase(address);
    const stop = async () => {
      await postgres.stop();
      await rm(socketDirectory, { recursive: true, force: true });
      await lock.release();
    };
    let stopping: Promise<void> | null = null;
    return {
      address,
      unexpectedExit: postgres.unexpectedExit,
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

// sizeof(sockaddr_un.sun_path) without the terminating zero: 108 bytes on Linux, 104 on macOS.
const maxSocketPathBytes = process.platform === 'linux' ? 107 : 103;

/** A private directory for the Unix socket: below the data folder, or below /tmp when that path is too long. */
async function createSocketDirectory(dataDirectory: string): Promise<string> {
  const directory = join(dataDirectory, 'socket');
  // The lock file of a killed PostgreSQL may contain a process id that now belongs to another process.
  await rm(directory, { recursive: true, force: true });
  if (isShortEnough(directory)) {
    await mkdir(directory, { mode: 0o700 });
    return directory;
  }
  const parent = isShortEnough(join(tmpdir(), 'kkumim-123456')) ? tmpdir() : '/tmp';
  return await mkdtemp(join(parent, 'kkumim-'));
}

const isShortEnough = (directory: string) =>
  Buffer.byteLength(join(directory, '.s.PGSQL.5432')) <= maxSocketPathBytes;

async function createDatabase({ database, ...server }: ClientConfig): Promise<void> {
  const client = new Client({ ...server, database: 'postgres' });
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database ?? '')}`);
  await client.end();
}
