import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FirstScreenBundle, FirstScreenRequest } from '#src/shared/first-screen.ts';
import { type Compressed, compressPage } from '../plugins/compressed-page.ts';
import type { FirstScreenAnswer } from '../plugins/storefront.ts';
import { appParts, type Manifest } from './build-parts.ts';
import { pageCache } from './page-cache.ts';
import { type Built, pageHtml } from './page-html.ts';
import type { PageTarget } from './resolve-page.ts';

type Parts = {
  /** The built storefront. */
  readonly folder: string;
  readonly bundle: FirstScreenBundle;
  readonly resolvePage: (url: string) => Promise<PageTarget>;
  readonly publicConfig: unknown;
  readonly origin: string | null;
  readonly ask: FirstScreenRequest['ask'];
  readonly log: { warn(details: object, text: string): void };
};

/** Milliseconds. A visitor rather gets the plain page than waits longer. */
const patience = 1_500;
const cacheFor = { fresh: 10_000, stale: 60_000, most: 300 };

/** Answers an address, with its first screen where it has one. Never rejects. */
export function firstScreens(parts: Parts): (url: string, locale: 'ko' | 'en') => Promise<FirstScreenAnswer> {
  const readBuilt = builtReader(parts.folder);
  const pages = pageCache((key) => draw(key).catch(complain), cacheFor);

  return async (url, locale) => {
    const target = await parts.resolvePage(url);
    switch (target.kind) {
      case 'rendered':
        return { status: 200, page: await pages.get(`${locale} ${target.href}`, patience) };
      case 'plain':
        return { status: 200, page: null };
      case 'missing':
        return { status: 404, page: null };
    }
  };

  async function draw(key: string): Promise<Compressed | null> {
    const [locale, href = ''] = key.split(' ') as ['ko' | 'en', string];
    const { bundle, publicConfig, origin, ask } = parts;
    const [built, screen] = await Promise.all([
      readBuilt(),
      bundle.renderFirstScreen({ href, locale, config: publicConfig, ask }),
    ]);
    if (!screen) return null;
    const html = pageHtml(built, {
      screen,
      place: { origin, href, locale },
      parts: appParts(built.manifest, built.app, href),
      starter: bundle.starter,
      publicConfig,
    });
    return await compressPage(html);
  }

  function complain(error: unknown): null {
    parts.log.warn({ err: error }, 'a first screen could not be drawn');
    return null;
  }
}

type Build = Built & { readonly app: string; readonly manifest: Manifest };

/** Reads the build again only when its page has changed. */
function builtReader(folder: string): () => Promise<Build> {
  const page = join(folder, 'index.html');
  let known: { mtime: number; built: Promise<Build> } | null = null;
  return async () => {
    const { mtimeMs } = await stat(page);
    if (known?.mtime !== mtimeMs) known = { mtime: mtimeMs, built: readBuild(folder) };
    return await known.built;
  };
}

async function readBuild(folder: string): Promise<Build> {
  const [template, manifest] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  ]);
  const stylesAddress = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(template)?.[1];
  // The parts that the application needs stand before it.
  const app = [...template.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1)?.[1];
  if (!stylesAddress || !app) throw new Error('The built page links no style sheet, or no application.');
  const styles = await readFile(join(folder, stylesAddress), 'utf8');
  return { template, styles, stylesAddress, app, manifest: JSON.parse(manifest) };
}
