import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../startup-error.ts';

export type DataDirectoryLock = { release: () => Promise<void> };

/**
 * Locks the data folder for this process, so that two servers never run on the same files.
 *
 * Node has no file lock, but SQLite does: the kernel releases an exclusive transaction however the process ends, so
 * there is no stale lock and no guessing by process ids.
 */
export async function lockDataDirectory(directory: string): Promise<DataDirectoryLock> {
  const pidFile = join(directory, 'server.pid');
  const lock = await openLockFile(directory);
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    const pid = (await readFile(pidFile, 'utf8').catch(() => '')).trim();
    throw new StartupError(
      `The data folder ${directory} is in use by another running server${pid && ` (process ${pid})`}: stop it first, or choose another folder by DATA_DIR.`,
    );
  }
  await writeFile(pidFile, `${process.pid}\n`);
  return {
    release: async () => {
      await rm(pidFile, { force: true });
      lock.close();
    },
  };
}

async function openLockFile(directory: string): Promise<DatabaseSync> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    return new DatabaseSync(join(directory, 'server.lock'), { timeout: 0 });
  } catch (error) {
    throw new StartupError(`The data folder ${directory} cannot be written: ${(error as Error).message}.`);
  }
}
