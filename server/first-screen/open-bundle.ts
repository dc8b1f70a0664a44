import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstScreenBundle } from '#src/shared/first-screen.ts';

/** The storefront's own server bundle; null while it is not built. */
export async function openBundle(folder: string): Promise<FirstScreenBundle | null> {
  const file = join(folder, 'first-screen.js');
  try {
    await access(file);
  } catch {
    return null;
  }
  return (await import(pathToFileURL(file).href)) as FirstScreenBundle;
}
