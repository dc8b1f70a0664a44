import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const sources = ['server/platform/database/migrations/*.*', 'demo/**/*.*', 'server/images/*.ts'];

/** Changes when anything changes that the demo shop is made of. */
export async function demoShopHash(): Promise<string> {
  const files = await Array.fromAsync(glob(sources, { cwd: root }));
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !name.endsWith('.test.ts')).sort()) {
    hash.update(`${file}\0`).update(await readFile(resolve(root, file)));
  }
  return hash.digest('hex');
}
