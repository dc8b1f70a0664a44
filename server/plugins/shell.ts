import { readFile, stat } from 'node:fs/promises';
import { inlineJson } from '../first-screen/inline-json.ts';
import { type Compressed, compressPage } from './compressed-page.ts';

/**
 * The storefront's `index.html` with the public configuration in it. It is read and compressed again only when the file
 * has changed.
 *
 * @returns a reader that gives null while the storefront is not built
 */
export function shellReader(file: string, publicConfig: unknown): () => Promise<Compressed | null> {
  let known: { mtime: number; shell: Promise<Compressed> } | null = null;
  return async () => {
    const found = await stat(file).catch(() => null);
    if (!found) return null;
    if (known?.mtime !== found.mtimeMs)
      known = { mtime: found.mtimeMs, shell: makeShell(file, publicConfig) };
    return await known.shell;
  };
}

async function makeShell(file: string, publicConfig: unknown): Promise<Compressed> {
  const template = await readFile(file, 'utf8');
  // A function, because `$&` in a value must not mean anything.
  return await compressPage(
    template.replace('</head>', () => `${inlineJson('shop-config', publicConfig)}</head>`),
  );
}
