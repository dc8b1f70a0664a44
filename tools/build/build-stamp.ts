import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../scripts/run-command.ts';

const sources = [
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'locales/*.{po,config.ts}',
  '{src,sw,public}/**/*.*',
  'tools/{build,scripts}/*.ts',
  // They write the list of operations that are shipped.
  'server/data-service/{allow-list,request-error,document/normalize-operation}.ts',
  'server/platform/startup-error.ts',
];
const madeOrTested = /(\.gen\.ts|\.css\.d\.ts|graphql-env\.d\.ts|\.test\.tsx?)$/;

/** The files that the storefront is built from, sorted, with paths from the project's folder. */
export async function findSources(): Promise<readonly string[]> {
  const files = await Array.fromAsync(glob(sources, { cwd: projectFolder }));
  return files.filter((name) => !madeOrTested.test(name)).sort();
}

/** Changes when anything changes that the storefront is built from. */
export async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await findSources()) {
    hash.update(`${file}\0`).update(await readFile(join(projectFolder, file)));
  }
  return hash.digest('hex');
}
