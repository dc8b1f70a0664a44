import { readFile, stat } from 'node:fs/promises';
import { escapeHtml, jsonScript } from '#server/ssr/escape-html.ts';
import type { Locale } from '#src/shared/locale.ts';
import { type CompressedPage, compressPage } from './compressed-page.ts';

/** The storefront's `index.html` with the public configuration in it, without a rendered screen. */
export type AppShell = {
  readonly page: CompressedPage;
  /** The same page for an unknown address, under another title. */
  readonly notFound: Readonly<Record<Locale, CompressedPage>>;
};

type Options = {
  /** The built `index.html`. */
  readonly file: string;
  readonly publicConfig: unknown;
  readonly notFoundTitle: (locale: Locale) => Promise<string>;
};

/**
 * Caches the compressed page until the file changes.
 *
 * @returns a function that resolves to null while the storefront is not built
 */
export function createAppShellReader(options: Options): () => Promise<AppShell | null> {
  let cached: { mtime: number; shell: Promise<AppShell> } | null = null;
  return async () => {
    const stats = await stat(options.file).catch(() => null);
    if (!stats) return null;
    if (cached?.mtime !== stats.mtimeMs) cached = { mtime: stats.mtimeMs, shell: buildAppShell(options) };
    return await cached.shell;
  };
}

// Brotli's maximum: the shell is compressed once per build.
const maxQuality = 11;

async function buildAppShell({ file, publicConfig, notFoundTitle }: Options): Promise<AppShell> {
  const template = await readFile(file, 'utf8');
  // A replacer function, because `$&` in a replacement string would be interpreted.
  const html = template.replace('</head>', () => `${jsonScript('shop-config', publicConfig)}</head>`);
  const notFound = async (locale: Locale) => {
    const head = `<title>${escapeHtml(await notFoundTitle(locale))}</title>`;
    return await compressPage(
      html.replace(/<title>.*?<\/title>/s, () => head),
      maxQuality,
    );
  };
  const [page, ko, en] = await Promise.all([compressPage(html, maxQuality), notFound('ko'), notFound('en')]);
  return { page, notFound: { ko, en } };
}

/** The scripts in the built page itself. Empty while the storefront is not built. */
export async function readInlineScripts(file: string): Promise<string[]> {
  const template = await readFile(file, 'utf8').catch(() => '');
  return [...template.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
}
