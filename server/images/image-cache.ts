import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type ImageCache = {
  get(name: string): Promise<Buffer | null>;
  put(name: string, image: Buffer): Promise<void>;
};

/** An LRU cache of files in a folder; their total size stays below `maxBytes`. */
export async function openImageCache(folder: string, maxBytes: number): Promise<ImageCache> {
  await mkdir(folder, { recursive: true });
  // A map keeps insertion order: its first entry is the least recently used one.
  const sizes = await readSizes(folder);
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);

  const forget = (name: string) => {
    total -= sizes.get(name) ?? 0;
    sizes.delete(name);
  };
  const evict = async () => {
    for (const name of sizes.keys()) {
      if (total <= maxBytes) return;
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
      const image = await readFile(join(folder, name)).catch(() => null);
      if (!image) forget(name);
      return image;
    },
    put: async (name, image) => {
      // Renamed only when complete: a killed process leaves no partial image.
      const temporary = join(folder, `.${randomUUID()}`);
      await writeFile(temporary, image);
      await rename(temporary, join(folder, name));
      forget(name);
      sizes.set(name, image.length);
      total += image.length;
      await evict();
    },
  };
}

/** Sizes by file name, least recently written first. Removes temporary files of killed processes. */
async function readSizes(folder: string): Promise<Map<string, number>> {
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
