import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { serveTasks } from '#server/concurrency/process-pool-child.ts';
import { type Compressed, compressPage } from '#server/plugins/compressed-page.ts';
import { appParts, type Manifest } from './build-parts.ts';
import { openBundle } from './open-bundle.ts';
import { type Built, pageHtml } from './page-html.ts';

export type RenderOrder = {
  readonly href: string;
  readonly locale: 'ko' | 'en';
  readonly origin: string | null;
  readonly publicConfig: unknown;
};

// Brotli; a page is sent a few times before it is rendered again.
const quality = 5;

const [storefrontFolder = '', bundleFolder = ''] = process.argv.slice(2);
const bundle = await openBundle(bundleFolder);
const readBuilt = builtReader(storefrontFolder);

/** @returns null for an address that has no first screen */
serveTasks<RenderOrder, Compressed | null>(async ({ href, locale, origin, publicConfig }, ask) => {
  const screen = await bundle.renderPage({ href, locale, config: publicConfig, ask });
  if (!screen) return null;
  const built = await readBuilt();
  const html = pageHtml(built, {
    screen,
    place: { origin, href, locale },
    parts: appParts(built.manifest, built.app, href),
    starter: bundle.starter,
    publicConfig,
  });
  return await compressPage(html, quality);
});

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
