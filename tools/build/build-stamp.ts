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
  'tools/scripts/*.ts',
];
const madeOrTested = /(\.gen\.ts|\.css\.d\.ts|graphql-env\.d\.ts|\.test\.tsx?)$/;

/** Changes when anything changes that the storefront is built from. */
export async function hashSources(): Promise<string> {
  const files = await Array.fromAsync(glob(sources, { cwd: projectFolder }));
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !madeOrTested.test(name)).sort()) {
    hash.update(`${file}\0`).update(await readFile(join(projectFolder, file)));
  }
  return hash.digest('hex');
}
