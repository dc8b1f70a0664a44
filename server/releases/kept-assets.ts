import { constants, copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds after the last start of a release in which its pages may still ask for their parts. */
const patience = 30 * 24 * 60 * 60 * 1000;

/**
 * Copies the built files of this release, whose names hold a hash, to where releases that follow can serve them from,
 * and removes what was last part of a release 30 days ago.
 */
export async function keepAssets(assets: string, kept: string): Promise<void> {
  await mkdir(kept, { recursive: true });
  const now = new Date();
  const names = await readdir(assets).catch(() => []);
  const wanted = names.filter((name) => !name.endsWith('.map'));
  await Promise.all(wanted.map((name) => keepFile(join(assets, name), join(kept, name), now)));
  const everything = await readdir(kept);
  await Promise.all(everything.map((name) => removeIfForgotten(join(kept, name), now)));
}

async function keepFile(from: string, to: string, now: Date): Promise<void> {
  // Another process of the shop may do the same at this moment, with the same content.
  const known = await stat(to).catch(() => null);
  if (!known) await copyFile(from, to, constants.COPYFILE_FICLONE);
  await utimes(to, now, now);
}

async function removeIfForgotten(file: string, now: Date): Promise<void> {
  const { mtimeMs } = await stat(file);
  if (now.getTime() - mtimeMs > patience) await rm(file);
}
