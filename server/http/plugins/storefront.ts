import { basename, join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { nextEventLoopTurn } from '#server/platform/concurrency/event-loop-turn.ts';
import { untilClosed } from '#server/platform/concurrency/until-closed.ts';
import { networkOf } from '#server/platform/network/client-ip.ts';
import type { ProblemCode } from '#src/shared/contracts/problems.ts';
import type { Locale } from '#src/shared/locale.ts';
import { isPagePath } from '#src/shared/page-paths.ts';
import { sendProblem } from '../problem.ts';
import type { PageShells } from '../ssr/page-shells.ts';
import { createAppShellReader } from './app-shell.ts';
import { type CompressedPage, sendPage } from './compressed-page.ts';
import { sendRefusal } from './error-pages.ts';
import { isPageRequest, isReading, localeOf, pathOf } from './page-requests.ts';
import { assetPolicy, removeDocumentHeaders } from './security-headers.ts';

export type PageResponse = {
  /** 503: nobody knows yet whether there is something at this address. */
  readonly status: 200 | 404 | 503;
  /** The server-rendered page; null: its skeleton is sent instead. */
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
  pageShells: PageShells;
};

/** Files without a hash in their names that need not be revalidated with each page. */
const caching: Readonly<Record<string, string>> = { 'favicon.ico': 'public, max-age=604800' };

/** Seconds after which an address that could not be looked up is worth another try; its skeleton tries by itself. */
const retryAfter = 5;

/** Per network; beyond it skeletons are sent. Cached pages do not count. */
const rendersPerMinute = 60;

/**
 * Serves the built storefront: its files, and its page for every page path. A missing file is a 404 and never a page:
 * after a release an old page may request a script that no longer exists, and must not get HTML instead.
 */
export const storefront = plugin(
  async (app, { folder, previousFolder, publicConfig, renderPage, pageShells }: Options) => {
    const readAppShell = createAppShellReader({ file: join(folder, 'index.html'), publicConfig });
    await serveFiles(app, folder, previousFolder);

    // The file server refuses such a path.
    app.addHook('onRequest', async (request, reply) => {
      if (!isPageRequest(request) || !emptyParts.test(pathOf(request.url))) return;
      return redirectToPath(request, reply);
    });

    // A page is no file. The file server would read both folders for each of its encodings, and refuses a null byte.
    app.addHook('preHandler', async (request, reply) => {
      if (request.routeOptions.url !== '/*' || !isPageRequest(request)) return;
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

    async function respond(
      request: FastifyRequest,
      reply: FastifyReply,
      locale: Locale,
    ): Promise<PageResponse> {
      if (app.isShedding()) return { status: 200, page: null, noindex: false };
      const response = await renderPage(toPageRequest(request, reply, locale));
      // Look-ups that wait in vain are given up together.
      if (response.status === 503) await nextEventLoopTurn();
      return response;
    }

    const readShell = (status: PageResponse['status'], path: string, locale: Locale) =>
      status === 404 ? pageShells.notFound(path, locale) : pageShells.skeleton(path, locale);

    app.setNotFoundHandler(async (request, reply) => {
      if (!isPageRequest(request)) return await sendRefusal(request, reply, refusalOf(request));
      const path = pathOf(request.url);
      const locale = localeOf(request);
      const { status, page, noindex } = await respond(request, reply, locale);
      // As a header, because a skeleton is the same page for all addresses of its route.
      if (noindex) reply.header('x-robots-tag', 'noindex');
      if (status === 503) reply.header('retry-after', retryAfter);
      const sent = page ?? (await readShell(status, path, locale));
      if (sent) return sendPage(request, reply, { page: sent, status, vary: ['accept-language'] });
      const appShell = await readAppShell();
      if (!appShell) return sendProblem(reply, 'NOT_FOUND');
      return sendPage(request, reply, { page: appShell, status, vary: [] });
    });
  },
);

/** The files of the build, and those of builds before it that open pages may still ask for. */
async function serveFiles(app: FastifyInstance, folder: string, previousFolder: string): Promise<void> {
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
        'cache-control': hashed
          ? 'public, max-age=31536000, immutable'
          : (caching[basename(path)] ?? 'no-cache'),
        vary: 'accept-encoding',
      });
    },
  });
}

/** Pages are read; a form that is sent to one has lost its application. */
function refusalOf({ method, url }: FastifyRequest): ProblemCode {
  return !isReading(method) && isPagePath(pathOf(url)) ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND';
}

const emptyParts = /^\\|[/\\]{2,}/;

/** A path with an empty part is that without it. A browser would take `//name` in the header for another server. */
function redirectToPath(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request.url);
  return reply.redirect(path.replace(/^[/\\]+|[/\\]{2,}/g, '/') + request.url.slice(path.length), 308);
}
