import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { networkPrefix, normalizeIp } from '#server/network/client-ip.ts';
import { type Locale, pickLocale } from '#src/shared/locale.ts';
import { isPagePath } from '#src/shared/page-paths.ts';
import { sendProblem } from '../rest/problem.ts';
import { untilClosed } from '../rest/until-closed.ts';
import { type Compressed, sendPage } from './compressed-page.ts';
import { shellReader } from './shell.ts';

/** `page`: with the first screen in it. */
export type PageAnswer = { readonly status: 200 | 404; readonly page: Compressed | null };

export type Visit = {
  /** Path and query as they were asked for. */
  readonly url: string;
  readonly locale: Locale;
  /** Whose visit it is. */
  readonly key: string;
  /** Aborted when the answer is sent, or the visitor has left. */
  readonly signal: AbortSignal;
  /** Asked before a page is rendered for this visit. */
  readonly mayRender: () => Promise<boolean>;
};

type Options = {
  /** The built storefront. */
  folder: string;
  /** Holds the parts of former releases that open pages may still need. */
  formerFolder: string;
  publicConfig: unknown;
  /** What an address leads to, and its page with the first screen in it; null where the plain page has to do. */
  renderedPage: (visit: Visit) => Promise<PageAnswer>;
  notFoundTitle: (locale: Locale) => Promise<string>;
};

/** Of one network. Pages that are kept cost nothing; whoever wants more of the others gets the plain page. */
const rendersPerMinute = 60;

/**
 * The built storefront: its files, and its page for every address that is a screen. A missing file is a 404 and never a
 * page: after a release an old page may ask for a script that is gone, and HTML in its place would be run as one.
 */
export const storefront = plugin(
  async (app, { folder, formerFolder, publicConfig, renderedPage, notFoundTitle }: Options) => {
    const readShell = shellReader({ file: join(folder, 'index.html'), publicConfig, notFoundTitle });

    const assets = [folder, formerFolder].map((root) => join(root, 'assets'));
    await app.register(files, {
      root: [folder, formerFolder],
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      preCompressed: true,
      suppressWarning: true,
      // The page is completed below; compressed files are sent for the names they were made from. Source maps and the
      // list of operations are for the operator and the server.
      allowedPath: (path) => !/^\/(index\.html|shipped-operations\.json)$|\/$|\.(br|gz|map)$/.test(path),
      setHeaders: (reply, path) => {
        // Names of built files hold a hash of what is in them; everything else is asked for again.
        const hashed = assets.some((one) => path.startsWith(one));
        reply.headers({
          'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
          vary: 'accept-encoding',
        });
      },
    });

    const allowance = app.createRateLimit({ max: rendersPerMinute, timeWindow: 60_000, keyGenerator: keyOf });

    function visitOf(request: FastifyRequest, reply: FastifyReply, locale: Locale): Visit {
      const mayRender = async () => {
        const used = await allowance(request);
        return used.isAllowed || !used.isExceeded;
      };
      return { url: request.url, locale, key: keyOf(request), signal: untilClosed(reply), mayRender };
    }

    app.setNotFoundHandler(async (request, reply) => {
      if (!isPageRequest(request)) return sendProblem(reply, 'NOT_FOUND');
      const locale = localeOf(request);
      const { status, page } = await renderedPage(visitOf(request, reply, locale));
      if (page) return sendPage(request, reply, { page, status, vary: ['accept-language'] });
      const shell = await readShell();
      if (!shell) return sendProblem(reply, 'NOT_FOUND');
      return status === 404
        ? sendPage(request, reply, { page: shell.notFound[locale], status, vary: ['accept-language'] })
        : sendPage(request, reply, { page: shell.page, status, vary: [] });
    });
  },
);

const keyOf = ({ ip }: FastifyRequest) => networkPrefix(normalizeIp(ip));

function isPageRequest({ method, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [path = ''] = url.split('?');
  return isPagePath(path);
}

/** As the application chooses it in a browser that has not stored a choice: by the first language it asks for. */
function localeOf({ headers }: FastifyRequest): Locale {
  return pickLocale(null, headers['accept-language']);
}
