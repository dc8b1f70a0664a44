import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type PictureCache = {
  get(name: string): Promise<Buffer | null>;
  put(name: string, picture: Buffer): Promise<void>;
};

/** Files in a folder that together stay below `capacity` bytes: the one not asked for the longest goes first. */
export async function openPictureCache(folder: string, capacity: number): Promise<PictureCache> {
  await mkdir(folder, { recursive: true });
  // A map keeps the order of insertion: its first entry is the one that was used the longest ago.
  const sizes = await listBySize(folder);
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);

  const forget = (name: string) => {
    total -= sizes.get(name) ?? 0;
    sizes.delete(name);
  };
  const makeRoom = async () => {
    for (const name of sizes.keys()) {
      if (total <= capacity) return;
      forget(name);
      await rm(join(folder, name), { force: true });
    }
  };
  return {
    get: async (name) => {
      const size = sizes.get(name);
      if (size === undefined) return null;
      sizes.delete(name);
      sizes.set(name, size);
      const picture = await readFile(join(folder, name)).catch(() => null);
      if (!picture) forget(name);
      return picture;
    },
    put: async (name, picture) => {
      // Under its name only when complete: a killed process leaves no half picture.
      const unfinished = join(folder, `.${randomUUID()}`);
      await writeFile(unfinished, picture);
      await rename(unfinished, join(folder, name));
      forget(name);
      sizes.set(name, picture.length);
      total += picture.length;
      await makeRoom();
    },
  };
}

async function listBySize(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      if (!name.startsWith('.')) return { name, ...(await stat(join(folder, name))) };
      await rm(join(folder, name), { force: true });
      return null;
    }),
  );
  const oldestFirst = files.filter((file) => file !== null).sort((a, b) => a.mtimeMs - b.mtimeMs);
  return new Map(oldestFirst.map(({ name, size }) => [name, size]));
}
