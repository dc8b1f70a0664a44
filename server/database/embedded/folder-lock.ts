import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '#server/startup-error.ts';

export type FolderLock = { release: () => Promise<void> };

/**
 * Takes the data folder for this process alone.
 *
 * Node has no file lock, but SQLite does: the kernel gives an exclusive transaction up when the process ends in whatever
 * way, so there is no stale lock and no guessing by process ids.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const holderFile = join(folder, 'server.pid');
  const lock = await openLockFile(folder);
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    const pid = (await readFile(holderFile, 'utf8').catch(() => '')).trim();
    throw new StartupError(
      `The data folder ${folder} is in use by another running server${pid && ` (process ${pid})`}: stop it first, or choose another folder by DATA_DIR.`,
    );
  }
  await writeFile(holderFile, `${process.pid}\n`);
  return {
    release: async () => {
      await rm(holderFile, { force: true });
      lock.close();
    },
  };
}

async function openLockFile(folder: string): Promise<DatabaseSync> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 });
  } catch (error) {
    throw new StartupError(`The data folder ${folder} cannot be written: ${(error as Error).message}.`);
  }
}
