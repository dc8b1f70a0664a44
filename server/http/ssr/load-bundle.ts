import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SsrBundle } from '#src/shared/ssr.ts';

/** Stands in while the storefront is not built: renders nothing, lists no route, and accepts every path as one. */
export const emptyBundle: SsrBundle = {
  renderPage: async () => null,
  renderShell: async () => {
    throw new Error('The storefront is not built.');
  },
  routes: [],
  publicPages: [],
  matchRoute: (path) => ({
    route: { path, ssr: false, sitemap: false, preview: false, noindex: false, isDisallowed: false },
    params: {},
  }),
  inlineScripts: { recordEarlyEvents: '', startApplication: '' },
};

/** Imports the storefront's SSR bundle. */
export async function loadBundle(folder: string): Promise<SsrBundle> {
  const file = join(folder, 'ssr.js');
  try {
    await access(file);
  } catch {
    return emptyBundle;
  }
  return (await import(pathToFileURL(file).href)) as SsrBundle;
}
