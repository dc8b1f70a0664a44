import { createHash } from 'node:crypto';
import { constants, copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import plugin from 'fastify-plugin';
import { shippedOperationsFile } from '#server/data-service/allow-list.ts';
import { repeat } from '#server/platform/jobs/repeat.ts';
import { releaseOf } from '#src/shared/release.ts';

type Folders = {
  /** The built storefront. */
  readonly folder: string;
  /** Hashed assets of releases, under their paths in the storefront. The server serves them. */
  readonly previousFolder: string;
  /** One list of GraphQL operations per release. Not served. */
  readonly operationsFolder: string;
};

const dayMs = 24 * 60 * 60 * 1000;
const retentionDays = 30;

/**
 * Archives what open pages of this release need, its hashed assets and its operations, for 30 days after the release was
 * last served. The files are touched daily, because a release may be served for longer than that.
 */
export const previousReleases = plugin(async (app, folders: Folders) => {
  await archiveRelease(folders);
  repeat(app, {
    everyMs: dayMs,
    task: () => archiveRelease(folders),
    failure: 'previous releases: archiving this release failed, will retry in a day',
  });
});

/** Paths of the lists of operations of this release and previous ones. */
export async function listOperationFiles(operationsFolder: string): Promise<string[]> {
  const names = await readdir(operationsFolder);
  return names.filter((name) => name.endsWith('.json')).map((name) => join(operationsFolder, name));
}

/** Hashes in the names of the applications of this release and previous ones. */
export async function listReleases(previousFolder: string): Promise<ReadonlySet<string>> {
  const names = await readdir(join(previousFolder, 'assets'));
  return new Set(names.flatMap((name) => releaseOf(name) ?? []));
}

async function archiveRelease({ folder, previousFolder, operationsFolder }: Folders): Promise<void> {
  const now = new Date();
  const assetsFolder = join(previousFolder, 'assets');
  const archives = [assetsFolder, operationsFolder];
  await Promise.all(archives.map((archive) => mkdir(archive, { recursive: true })));
  const copies = [
    ...(await listAssets(join(folder, 'assets'), assetsFolder)),
    ...(await listOperations(folder, operationsFolder)),
  ];
  await Promise.all(copies.map((copy) => copyAndTouch(copy, now)));
  for (const archive of archives) {
    const names = await readdir(archive);
    await Promise.all(names.map((name) => removeIfExpired(join(archive, name), now)));
  }
}

type FileCopy = { readonly from: string; readonly to: string };

async function listAssets(from: string, to: string): Promise<FileCopy[]> {
  const names = await readdir(from).catch(() => []);
  const served = names.filter((name) => !name.endsWith('.map'));
  return served.map((name) => ({ from: join(from, name), to: join(to, name) }));
}

/** The list has the same name in every release, so it is archived under its content hash. */
async function listOperations(folder: string, operationsFolder: string): Promise<FileCopy[]> {
  const from = join(folder, shippedOperationsFile);
  const content = await readFile(from).catch(() => null);
  if (!content) return [];
  const digest = createHash('sha256').update(content).digest('hex');
  return [{ from, to: join(operationsFolder, `${digest}.json`) }];
}

async function copyAndTouch({ from, to }: FileCopy, now: Date): Promise<void> {
  // Another process of the shop may do the same at the same time, with the same content.
  if (!(await stat(to).catch(() => null))) {
    // Renamed when complete, because an existing file is never copied again.
    const temporary = `${to}.${process.pid}.part`;
    await copyFile(from, temporary, constants.COPYFILE_FICLONE);
    await rename(temporary, to);
  }
  await utimes(to, now, now);
}

async function removeIfExpired(file: string, now: Date): Promise<void> {
  const stats = await stat(file).catch(() => null);
  if (stats && now.getTime() - stats.mtimeMs > retentionDays * dayMs) await rm(file, { force: true });
}
