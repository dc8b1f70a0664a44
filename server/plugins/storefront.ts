import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { untilClosed } from '#server/concurrency/until-closed.ts';
import { networkOf } from '#server/network/client-ip.ts';
import { type Locale, pickLocale } from '#src/shared/locale.ts';
import { isPagePath } from '#src/shared/page-paths.ts';
import { sendProblem } from '../problem.ts';
import { createAppShellReader } from './app-shell.ts';
import { type CompressedPage, sendPage } from './compressed-page.ts';
import { assetPolicy, removeDocumentHeaders } from './security-headers.ts';

export type PageResponse = {
  readonly status: 200 | 404;
  /** The server-rendered page; null: the app shell is sent instead. */
  readonly page: CompressedPage | null;
  /** Search engines must not list it. */
  readonly noindex: boolean;
};

export type PageRequest = {
  /** Path and query of the request. */
  readonly url: string;
  readonly locale: Locale;
  /** Identifies the client's network, for limits. */
  readonly key: string;
  /** Aborted when the response has been sent, or the client has disconnected. */
  readonly signal: AbortSignal;
  /** The client's rate limit, counted when a page has to be rendered for this request. */
  readonly mayRender: () => Promise<boolean>;
};

type Options = {
  /** The built storefront. */
  folder: string;
  /** Contains assets of previous releases that open pages may still load. */
  previousFolder: string;
  publicConfig: unknown;
  /** Resolves an address and renders its first screen. */
  renderPage: (visit: PageRequest) => Promise<PageResponse>;
  notFoundTitle: (locale: Locale) => Promise<string>;
};

/** Per network; beyond it the app shell is sent. Cached pages do not count. */
const rendersPerMinute = 60;

/**
 * Serves the built storefront: its files, and its page for every page path. A missing file is a 404 and never a page:
 * after a release an old page may request a script that no longer exists, and must not get HTML instead.
 */
export const storefront = plugin(
  async (app, { folder, previousFolder, publicConfig, renderPage, notFoundTitle }: Options) => {
    const readShell = createAppShellReader({ file: join(folder, 'index.html'), publicConfig, notFoundTitle });

    const assets = [folder, previousFolder].map((root) => join(root, 'assets'));
    await app.register(files, {
      root: [folder, previousFolder],
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      preCompressed: true,
      suppressWarning: true,
      // The page is sent below, precompressed files under their original names. Source maps and the list of operations
      // are not public.
      allowedPath: (path) => !/^\/(index\.html|shipped-operations\.json)$|\/$|\.(br|gz|map)$/.test(path),
      setHeaders: (reply, path) => {
        // Built assets have a content hash in their names; everything else is revalidated.
        const hashed = assets.some((root) => path.startsWith(root));
        if (hashed) {
          removeDocumentHeaders(reply);
          reply.header('content-security-policy', assetPolicy);
        }
        reply.headers({
          'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
          vary: 'accept-encoding',
        });
      },
    });

    // A path with a null byte is no file, but may be that of a page, which says that it is missing; the file server refuses it.
    app.addHook('onRequest', async (request, reply) => {
      if (!request.url.includes('%00') || !isPageRequest(request)) return;
      reply.callNotFound();
      return reply;
    });

    const rateLimit = app.createRateLimit({
      max: rendersPerMinute,
      timeWindow: 60_000,
      keyGenerator: networkOf,
    });

    function toPageRequest(request: FastifyRequest, reply: FastifyReply, locale: Locale): PageRequest {
      const mayRender = async () => {
        const rate = await rateLimit(request);
        return rate.isAllowed || !rate.isExceeded;
      };
      return { url: request.url, locale, key: networkOf(request), signal: untilClosed(reply), mayRender };
    }

    app.setNotFoundHandler(async (request, reply) => {
      if (!isPageRequest(request)) return sendProblem(reply, 'NOT_FOUND');
      const locale = localeOf(request);
      const { status, page, noindex } = await renderPage(toPageRequest(request, reply, locale));
      // As a header, because the app shell is the same page for all addresses.
      if (noindex) reply.header('x-robots-tag', 'noindex');
      if (page) return sendPage(request, reply, { page, status, vary: ['accept-language'] });
      const shell = await readShell();
      if (!shell) return sendProblem(reply, 'NOT_FOUND');
      return status === 404
        ? sendPage(request, reply, { page: shell.notFound[locale], status, vary: ['accept-language'] })
        : sendPage(request, reply, { page: shell.page, status, vary: [] });
    });
  },
);

function isPageRequest({ method, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [path = ''] = url.split('?');
  return isPagePath(path);
}

/** The same choice as the application makes in a browser without a stored choice. */
function localeOf({ headers }: FastifyRequest): Locale {
  return pickLocale(null, headers['accept-language']);
}
