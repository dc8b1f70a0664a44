import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SsrBundle } from '#src/shared/ssr.ts';

/** Where the storefront is not built nothing is rendered, and nobody knows which addresses it has. */
export const unbuiltBundle: SsrBundle = {
  renderPage: async () => null,
  isRoute: () => true,
  notFoundTitle: async () => '꾸밈',
  starter: '',
};

/** The storefront's own server bundle. */
export async function openBundle(folder: string): Promise<SsrBundle> {
  const file = join(folder, 'ssr.js');
  try {
    await access(file);
  } catch {
    return unbuiltBundle;
  }
  return (await import(pathToFileURL(file).href)) as SsrBundle;
}
