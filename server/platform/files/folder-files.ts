import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { assertFileKey, type FileArea, type FileKey, type Files } from './files.ts';

// A folder of the same file system, so that renaming is atomic; hidden, so that nothing of it is served.
const temporaryFolder = '.incomplete';
/** No file takes longer to write. */
const leftoverMs = 60 * 60_000;

/** Stores files in local folders. Several processes may share them. */
export async function openFolderFiles(folders: Readonly<Record<FileArea, string>>): Promise<Files> {
  for (const folder of Object.values(folders)) await removeLeftovers(join(folder, temporaryFolder));
  return {
    async put(area, key, { content }) {
      const file = await resolveFile(folders[area], key, { create: true });
      const temporary = join(folders[area], temporaryFolder, randomUUID());
      try {
        await writeDurably(temporary, content);
        await rename(temporary, file);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async get(area, key) {
      try {
        const file = await resolveFile(folders[area], key);
        const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
        try {
          return await handle.readFile();
        } finally {
          await handle.close();
        }
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(area, key) {
      try {
        await rm(await resolveFile(folders[area], key));
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
  };
}

/** Files of processes that were killed while they wrote. */
async function removeLeftovers(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const stats = await stat(file).catch(() => null);
    if (stats && Date.now() - stats.mtimeMs > leftoverMs) await rm(file, { force: true });
  }
}

/** @throws if there is a symbolic link on the way */
async function resolveFile(folder: string, key: FileKey, { create = false } = {}): Promise<string> {
  assertFileKey(key);
  const directory = dirname(join(folder, key));
  if (create) await mkdir(directory, { recursive: true });
  const [root, real] = await Promise.all([realpath(folder), realpath(directory)]);
  if (real !== dirname(join(root, key))) throw new Error(`A symbolic link is on the way to ${key}`);
  return join(real, basename(key));
}

/** After a power failure the file is complete: it is on the disk before it gets its name. */
async function writeDurably(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
