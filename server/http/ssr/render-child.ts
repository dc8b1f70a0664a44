import { serveTasks } from '#server/platform/concurrency/process-pool-child.ts';
import { type CompressedPage, compressPage } from '../plugins/compressed-page.ts';
import { findAppChunks } from './build-manifest.ts';
import { createBuildReader } from './build-reader.ts';
import { loadBundle } from './load-bundle.ts';
import { renderPageHtml } from './page-html.ts';

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
      href,
      locale,
      config: publicConfig,
      queryDataService: queryServer,
      // Bodies of GraphQL begin with a brace, paths with a slash.
      readApi: async (path) => JSON.parse(await queryServer(path)),
    });
    if (!page) return null;
    const build = await readBuild();
    const html = renderPageHtml(build, {
      ...page,
      location: { origin, locale },
      parts: findAppChunks(build.manifest, build.app, { ...page.screen, locale }),
      inlineScripts: bundle.inlineScripts,
      publicConfig,
    });
    return await compressPage(html, brotliQuality);
  },
);
