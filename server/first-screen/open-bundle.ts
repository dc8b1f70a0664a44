import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstScreenBundle } from '#src/shared/first-screen.ts';

/** Where the storefront is not built nothing is rendered, and nobody knows which addresses it has. */
export const unbuiltBundle: FirstScreenBundle = {
  renderFirstScreen: async () => null,
  isRoute: () => true,
  notFoundTitle: async () => '꾸밈',
  starter: '',
};

/** The storefront's own server bundle. */
export async function openBundle(folder: string): Promise<FirstScreenBundle> {
  const file = join(folder, 'first-screen.js');
  try {
    await access(file);
  } catch {
    return unbuiltBundle;
  }
  return (await import(pathToFileURL(file).href)) as FirstScreenBundle;
}
