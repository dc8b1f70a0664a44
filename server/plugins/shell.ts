import { readFile, stat } from 'node:fs/promises';
import { escapeHtml } from '#server/ssr/escape-html.ts';
import { inlineJson } from '#server/ssr/inline-json.ts';
import type { Locale } from '#src/shared/locale.ts';
import { type Compressed, compressPage } from './compressed-page.ts';

/** The storefront's `index.html` with the public configuration in it. */
export type Shell = {
  readonly page: Compressed;
  /** The same page under the title of an address that leads nowhere; search engines are to forget it. */
  readonly notFound: Readonly<Record<Locale, Compressed>>;
};

type Parts = {
  /** The built `index.html`. */
  readonly file: string;
  readonly publicConfig: unknown;
  readonly notFoundTitle: (locale: Locale) => Promise<string>;
};

/**
 * Reads and compresses the page again only when the file has changed.
 *
 * @returns a reader that gives null while the storefront is not built
 */
export function shellReader(parts: Parts): () => Promise<Shell | null> {
  let known: { mtime: number; shell: Promise<Shell> } | null = null;
  return async () => {
    const found = await stat(parts.file).catch(() => null);
    if (!found) return null;
    if (known?.mtime !== found.mtimeMs) known = { mtime: found.mtimeMs, shell: makeShell(parts) };
    return await known.shell;
  };
}

// They are made once.
const best = 11;

async function makeShell({ file, publicConfig, notFoundTitle }: Parts): Promise<Shell> {
  const template = await readFile(file, 'utf8');
  // Functions, because `$&` in a value must not mean anything.
  const html = template.replace('</head>', () => `${inlineJson('shop-config', publicConfig)}</head>`);
  const notFound = async (locale: Locale) => {
    const head = `<title>${escapeHtml(await notFoundTitle(locale))}</title><meta name="robots" content="noindex">`;
    return await compressPage(
      html.replace(/<title>.*?<\/title>/s, () => head),
      best,
    );
  };
  const [page, ko, en] = await Promise.all([compressPage(html, best), notFound('ko'), notFound('en')]);
  return { page, notFound: { ko, en } };
}
