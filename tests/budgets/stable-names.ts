import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashLength } from '#tools/build/hash-length.ts';

const root = join(import.meta.dirname, '../..');
const copies = 'node_modules/.cache/sizes';

/** `name-B3iBv_x.js` and `name-B3iBv_x1.css`, as the build names files by their content. */
const builtName = new RegExp(`([\\w.$-]+?)-(?:([\\w-]{${hashLength}})\\.js|([\\w-]{8})\\.css)\\b`, 'g');

/**
 * Scripts name each other, and every change of one changes the names in the others: that alone moved a page by up to 100
 * bytes. In these copies each name has as many random characters, but made from the name itself.
 * @param file path below the project
 * @returns the path of the copy
 */
export function withStableNames(file: string): string {
  const code = readFileSync(join(root, file), 'utf8');
  const copy = join(copies, file);
  mkdirSync(dirname(join(root, copy)), { recursive: true });
  writeFileSync(join(root, copy), stabilizeNames(code));
  return copy;
}

export const stabilizeNames = (code: string): string => code.replaceAll(builtName, stableName);

const stableName = (_whole: string, name: string, script?: string, style?: string): string =>
  script ? `${name}-${digest(name, script)}.js` : `${name}-${digest(name, style ?? '')}.css`;

const digest = (name: string, { length }: string): string =>
  createHash('sha256').update(name).digest('base64url').slice(0, length);
