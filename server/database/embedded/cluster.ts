import { execFile } from 'node:child_process';
import { access, chown, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '#server/startup-error.ts';
import type { Binaries } from './binaries.ts';
import { postgresEnvironment } from './environment.ts';
import type { Identity } from './identity.ts';

/** Makes the database cluster below `directory` if there is none yet, and gives its files to whom they must belong. */
export async function prepareCluster(
  directory: string,
  options: { binaries: Binaries; identity: Identity },
): Promise<void> {
  const exists = await access(join(directory, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (!exists) return await createCluster(directory, options);
  if (options.identity.owner !== null) await giveTo(options.identity.owner, directory);
}

async function createCluster(
  directory: string,
  { binaries, identity }: { binaries: Binaries; identity: Identity },
): Promise<void> {
  // Made beside its place and moved there when complete: an interrupted first start leaves nothing half done.
  const unfinished = `${directory}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  if (identity.owner !== null) await chown(unfinished, identity.owner, -1);
  const [command = binaries.initdb, ...rest] = [
    ...identity.prefix,
    binaries.initdb,
    `--pgdata=${unfinished}`,
    '--username=postgres',
    // Nobody but the owner of the data folder reaches the socket, so there is no password to keep.
    '--auth=trust',
    '--encoding=UTF8',
    // Without a real locale pg_trgm knows no Hangul. macOS has no C.UTF-8.
    `--locale=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
    '--no-instructions',
  ];
  await promisify(execFile)(command, rest, { env: postgresEnvironment }).catch(
    (error: { stderr?: string }) => {
      throw new StartupError(
        `PostgreSQL could not create its database in ${directory}: ${lastLine(error.stderr)}`,
      );
    },
  );
  await rm(directory, { recursive: true, force: true });
  await rename(unfinished, directory);
}

/** The identity may change between two starts, for instance when a folder moves into a container. */
async function giveTo(owner: number, directory: string): Promise<void> {
  if ((await stat(directory)).uid === owner) return;
  for (const entry of await readdir(directory, { recursive: true })) {
    await chown(join(directory, entry), owner, -1);
  }
  await chown(directory, owner, -1);
}

const lastLine = (text = '') => text.trim().split('\n').at(-1) ?? '';
