import { createHash } from 'node:crypto';
import { constants, copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import plugin from 'fastify-plugin';
import { shippedOperationsFile } from '../data-service/allow-list.ts';

type Folders = {
  /** The built storefront. */
  readonly folder: string;
  /** Hashed files of releases, by their path in the storefront. The server serves them. */
  readonly formerFolder: string;
  /** Lists of operations of releases, one file each. Not served. */
  readonly operationsFolder: string;
};

const dayMs = 24 * 60 * 60 * 1000;
const keptDays = 30;

/**
 * Keeps what pages of this release may ask for, their hashed files and their operations, for 30 days after the release
 * was last served. Touched daily, because a release may be served for longer than that.
 */
export const formerReleases = plugin(async (app, folders: Folders) => {
  await keepRelease(folders);
  const timer = setInterval(() => {
    keepRelease(folders).catch((error: unknown) => app.log.warn({ err: error }, 'release not kept'));
  }, dayMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
});

/** The lists of operations that pages of this release and of former ones may ask. */
export async function keptOperations(operationsFolder: string): Promise<string[]> {
  const names = await readdir(operationsFolder);
  return names.filter((name) => name.endsWith('.json')).map((name) => join(operationsFolder, name));
}

async function keepRelease({ folder, formerFolder, operationsFolder }: Folders): Promise<void> {
  const now = new Date();
  const assetsFolder = join(formerFolder, 'assets');
  const kept = [assetsFolder, operationsFolder];
  await Promise.all(kept.map((place) => mkdir(place, { recursive: true })));
  const parts = [
    ...(await assetsOf(join(folder, 'assets'), assetsFolder)),
    ...(await operationsOf(folder, operationsFolder)),
  ];
  await Promise.all(parts.map((part) => keepFile(part, now)));
  for (const place of kept) {
    const names = await readdir(place);
    await Promise.all(names.map((name) => removeIfForgotten(join(place, name), now)));
  }
}

type Part = { readonly from: string; readonly to: string };

async function assetsOf(from: string, to: string): Promise<Part[]> {
  const names = await readdir(from).catch(() => []);
  const served = names.filter((name) => !name.endsWith('.map'));
  return served.map((name) => ({ from: join(from, name), to: join(to, name) }));
}

/** The list has the same name in every release, so it is kept under what is in it. */
async function operationsOf(folder: string, operationsFolder: string): Promise<Part[]> {
  const from = join(folder, shippedOperationsFile);
  const content = await readFile(from).catch(() => null);
  if (!content) return [];
  const digest = createHash('sha256').update(content).digest('hex');
  return [{ from, to: join(operationsFolder, `${digest}.json`) }];
}

async function keepFile({ from, to }: Part, now: Date): Promise<void> {
  // Another process of the shop may do the same at this moment, with the same content.
  if (!(await stat(to).catch(() => null))) {
    // Whole or not at all: what is there is never copied again.
    const unfinished = `${to}.${process.pid}.part`;
    await copyFile(from, unfinished, constants.COPYFILE_FICLONE);
    await rename(unfinished, to);
  }
  await utimes(to, now, now);
}

async function removeIfForgotten(file: string, now: Date): Promise<void> {
  const known = await stat(file).catch(() => null);
  if (known && now.getTime() - known.mtimeMs > keptDays * dayMs) await rm(file, { force: true });
}
