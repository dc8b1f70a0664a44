import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '#src/shared/locale.ts';
import type { ShellRequest, SsrBundle } from '#src/shared/ssr.ts';
import { type CompressedPage, compressPage } from '../plugins/compressed-page.ts';
import { findAppChunks } from './build-manifest.ts';
import { type Build, createBuildReader } from './build-reader.ts';
import { renderPageHtml } from './page-html.ts';

type Options = {
  /** The built storefront. */
  readonly folder: string;
  readonly bundle: SsrBundle;
  readonly publicConfig: unknown;
  readonly origin: string | null;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
};

/** Pages that hold no data: what is shown until the application is there, and where there is no page. */
export type PageShells = {
  /** Header and skeleton of the page at this path. Null: there is none, as while the storefront is not built. Never rejects. */
  skeleton(path: string, locale: Locale): Promise<CompressedPage | null>;
  /** That there is nothing at this path. */
  notFound(path: string, locale: Locale): Promise<CompressedPage | null>;
  /** For a request that is refused whatever it asks for. */
  refusal(shows: 'not-found' | 'error', locale: Locale): Promise<CompressedPage | null>;
};

// Nearly as small as with 11, in a tenth of its time.
const brotliQuality = 9;

/** Renders each shell with its first request; there is one per route and language, so all of them stay in memory. */
export function createPageShells({ folder, bundle, publicConfig, origin, log }: Options): PageShells {
  const readBuild = createBuildReader(folder);
  const routeOf = (path: string) => bundle.matchRoute(path)?.route.path;
  let cached: { readonly build: Build; readonly shells: Map<string, Promise<CompressedPage | null>> } | null =
    null;

  return {
    async skeleton(path, locale) {
      const route = path === '/' ? '/main' : routeOf(path);
      return route === undefined ? null : await getShell('skeleton', route, locale);
    },
    notFound: (path, locale) => getShell('not-found', routeOf(path) ?? '', locale),
    refusal: (shows, locale) => getShell(shows, '', locale),
  };

  async function getShell(
    shows: ShellRequest['shows'],
    path: string,
    locale: Locale,
  ): Promise<CompressedPage | null> {
    const build = await readBuild().catch(() => null);
    if (!build) return null;
    if (cached?.build !== build) cached = { build, shells: new Map() };
    const { shells } = cached;
    const key = `${shows} ${path} ${locale}`;
    const shell = shells.get(key) ?? renderShell(build, { shows, path, locale, config: publicConfig });
    shells.set(key, shell);
    return await shell;
  }

  async function renderShell(build: Build, request: ShellRequest): Promise<CompressedPage | null> {
    try {
      const page = await bundle.renderShell(request);
      const html = renderPageHtml(build, {
        ...page,
        location: { origin, locale: request.locale },
        parts: findAppChunks(build.manifest, build.app, { ...page.screen, locale: request.locale }),
        inlineScripts: bundle.inlineScripts,
        publicConfig,
      });
      return await compressPage(html, brotliQuality);
    } catch (error) {
      log.error({ err: error, path: request.path }, 'page shells: rendering failed, app shell sent');
      return null;
    }
  }
}
