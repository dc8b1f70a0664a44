import { readFile, stat } from 'node:fs/promises';
import { jsonScript } from '#server/platform/html.ts';
import { type CompressedPage, compressPage } from './compressed-page.ts';

type Options = {
  /** The built `index.html`. */
  readonly file: string;
  readonly publicConfig: unknown;
};

/**
 * The storefront's `index.html` with the public configuration in it, which service workers serve. Caches the compressed page
 * until the file changes.
 *
 * @returns a function that resolves to null while the storefront is not built
 */
export function createAppShellReader(options: Options): () => Promise<CompressedPage | null> {
  let cached: { mtime: number; shell: Promise<CompressedPage> } | null = null;
  return async () => {
    const stats = await stat(options.file).catch(() => null);
    if (!stats) return null;
    if (cached?.mtime !== stats.mtimeMs) cached = { mtime: stats.mtimeMs, shell: buildAppShell(options) };
    return await cached.shell;
  };
}

// Brotli's maximum: the shell is compressed once per build.
const maxQuality = 11;

async function buildAppShell({ file, publicConfig }: Options): Promise<CompressedPage> {
  const template = await readFile(file, 'utf8');
  // A replacer function, because `$&` in a replacement string would be interpreted.
  const html = template.replace('</head>', () => `${jsonScript('shop-config', publicConfig)}</head>`);
  return await compressPage(html, maxQuality);
}

/** The scripts in the built page itself. Empty while the storefront is not built. */
export async function readInlineScripts(file: string): Promise<string[]> {
  const template = await readFile(file, 'utf8').catch(() => '');
  return [...template.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
}
