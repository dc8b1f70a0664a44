import { execFile } from 'node:child_process';
import { access, chown, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../startup-error.ts';
import { type Binaries, postgresEnvironment } from './binaries.ts';
import type { ProcessUser } from './process-user.ts';

/** Creates the database cluster in `directory` if there is none yet, and makes `user` the owner of its files. */
export async function prepareCluster(
  directory: string,
  options: { binaries: Binaries; user: ProcessUser },
): Promise<void> {
  const exists = await access(join(directory, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (!exists) return await createCluster(directory, options);
  if (options.user.fileOwner !== null) await changeOwner(directory, options.user.fileOwner);
}

async function createCluster(
  directory: string,
  { binaries, user }: { binaries: Binaries; user: ProcessUser },
): Promise<void> {
  // Created next to its final path and renamed when complete: an interrupted first start leaves no partial cluster.
  const temporaryDirectory = `${directory}.new`;
  await rm(temporaryDirectory, { recursive: true, force: true });
  await mkdir(temporaryDirectory, { mode: 0o700 });
  if (user.fileOwner !== null) await chown(temporaryDirectory, user.fileOwner, -1);
  const [command = binaries.initdb, ...rest] = [
    ...user.commandPrefix,
    binaries.initdb,
    `--pgdata=${temporaryDirectory}`,
    '--username=postgres',
    // Only the owner of the data folder can reach the socket, so no password is needed.
    '--auth=trust',
    '--encoding=UTF8',
    // In the locale C pg_trgm does not treat Hangul as letters. macOS has no C.UTF-8.
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
  await rename(temporaryDirectory, directory);
}

/** The user may change between two starts, for instance when the folder is moved into a container. */
async function changeOwner(directory: string, owner: number): Promise<void> {
  if ((await stat(directory)).uid === owner) return;
  for (const entry of await readdir(directory, { recursive: true })) {
    await chown(join(directory, entry), owner, -1);
  }
  await chown(directory, owner, -1);
}

const lastLine = (text = '') => text.trim().split('\n').at(-1) ?? '';
