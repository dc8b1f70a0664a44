import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { isScreen } from '#src/shared/screens.ts';
import { keepAssets } from '../releases/kept-assets.ts';
import { sendProblem } from '../rest/problem.ts';
import { type Encoding, type Shell, shellReader } from './shell.ts';

type Options = {
  /** The built storefront. */
  folder: string;
  /** Holds the parts of former releases that open pages may still need. */
  formerFolder: string;
  publicConfig: unknown;
};

/**
 * The built storefront: its files, and its page for every address that is a screen. A missing file is a 404 and never a
 * page: after a release an old page may ask for a script that is gone, and HTML in its place would be run as one.
 */
export const storefront = plugin(async (app, { folder, formerFolder, publicConfig }: Options) => {
  const readShell = shellReader(join(folder, 'index.html'), publicConfig);

  const assets = [folder, formerFolder].map((root) => join(root, 'assets')) as [string, string];
  await keepAssets(...assets);

  await app.register(files, {
    root: [folder, formerFolder],
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    preCompressed: true,
    suppressWarning: true,
    // The page is completed below; compressed files are sent for the names they were made from.
    allowedPath: (path) => !/^\/index\.html$|\/$|\.(br|gz)$/.test(path),
    setHeaders: (reply, path) => {
      // Names of built files hold a hash of what is in them; everything else is asked for again.
      const hashed = assets.some((one) => path.startsWith(one));
      reply.headers({
        'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        vary: 'accept-encoding',
      });
    },
  });

  app.setNotFoundHandler(async (request, reply) => {
    const shell = showsScreen(request) ? await readShell() : null;
    return shell ? sendShell(request, reply, shell) : sendProblem(reply, 'NOT_FOUND');
  });
});

function showsScreen({ method, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [path = ''] = url.split('?');
  return isScreen(path);
}

function sendShell(request: FastifyRequest, reply: FastifyReply, { etag, body }: Shell): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(200).type('text/html; charset=utf-8').send(body[encoding]);
}

function chooseEncoding(accepted: string | undefined): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(\.0+)?\b)/.test(accepted ?? '')) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0+)?\b)/.test(accepted ?? '') ? 'gzip' : 'identity';
}
