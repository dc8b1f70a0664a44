import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { serveTasks } from '#server/concurrency/process-pool-child.ts';
import { type CompressedPage, compressPage } from '#server/plugins/compressed-page.ts';
import { findAppChunks, type Manifest } from './build-manifest.ts';
import { loadBundle } from './load-bundle.ts';
import { type BuildOutput, renderPageHtml } from './page-html.ts';

export type RenderInput = {
  readonly href: string;
  readonly locale: 'ko' | 'en';
  readonly origin: string | null;
  readonly publicConfig: unknown;
};

// Low, because a page is sent only a few times before it is rendered again.
const brotliQuality = 5;

const [storefrontFolder = '', bundleFolder = ''] = process.argv.slice(2);
const bundle = await loadBundle(bundleFolder);
const readBuild = createBuildReader(storefrontFolder);

/** @returns null for an address without a first screen */
serveTasks<RenderInput, CompressedPage | null>(
  async ({ href, locale, origin, publicConfig }, queryServer) => {
    const page = await bundle.renderPage({
      ...{ href, locale, config: publicConfig, queryDataService: queryServer },
      // Bodies of GraphQL begin with a brace, paths with a slash.
      readApi: async (path) => JSON.parse(await queryServer(path)),
    });
    if (!page) return null;
    const build = await readBuild();
    const html = renderPageHtml(build, {
      ...page,
      location: { origin, locale },
      parts: findAppChunks(build.manifest, build.app, page.screen?.routeId ?? ''),
      inlineScripts: bundle.inlineScripts,
      publicConfig,
    });
    return await compressPage(html, brotliQuality);
  },
);

type Build = BuildOutput & { readonly app: string; readonly manifest: Manifest };

/** Caches the build until its page changes. */
function createBuildReader(folder: string): () => Promise<Build> {
  const page = join(folder, 'index.html');
  let cached: { mtime: number; build: Promise<Build> } | null = null;
  return async () => {
    const { mtimeMs } = await stat(page);
    if (cached?.mtime !== mtimeMs) cached = { mtime: mtimeMs, build: readFiles(folder) };
    return await cached.build;
  };
}

async function readFiles(folder: string): Promise<Build> {
  const [template, manifest] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  ]);
  const stylesAddress = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(template)?.[1];
  // The last module script is the entry; its chunks come before it.
  const app = [...template.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1)?.[1];
  if (!stylesAddress || !app) throw new Error('The built page links no style sheet, or no application.');
  const styles = await readFile(join(folder, stylesAddress), 'utf8');
  return { template, styles, stylesAddress, app, manifest: JSON.parse(manifest) };
}
