import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { networkOf } from '#server/platform/network/client-ip.ts';
import type { PublicPage } from '#src/shared/public-page.ts';
import type { ServerRoute } from '#src/shared/ssr.ts';
import { sendProblem } from '../problem.ts';
import { createSitemap } from '../ssr/sitemap.ts';

type Options = {
  /** Null: derived from the request. */
  readonly publicOrigin: string | null;
  readonly routes: readonly ServerRoute[];
  readonly publicPages: readonly PublicPage[];
};

/** Per network; a file takes the database up to seconds. */
const filesPerMinute = { max: 60, timeWindow: 60_000, keyGenerator: networkOf };

/** `/robots.txt`, `/sitemap.xml` and the files that it lists. */
export const searchEngines = plugin(async (app, { publicOrigin, routes, publicPages }: Options) => {
  const originOf = ({ protocol, host }: FastifyRequest) => publicOrigin ?? `${protocol}://${host}`;
  // A client can send any Host, so a response derived from it must not be cached for others.
  const caching = publicOrigin
    ? { 'cache-control': 'public, max-age=3600' }
    : { 'cache-control': 'no-store', vary: 'host' };
  const rules = crawlerRules(routes);
  const sitemap = createSitemap({ pool: app.pool, routes, publicPages, log: app.log });

  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
    reply.headers(caching).type('text/plain; charset=utf-8');
    return `${rules}\nSitemap: ${originOf(request)}/sitemap.xml\n`;
  });

  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const index = await sitemap.readIndex(originOf(request));
    if (!index) return sendProblem(reply.header('retry-after', '60'), 'OVERLOADED');
    reply.headers(caching).type('application/xml; charset=utf-8');
    return index;
  });

  app.get<{ Params: { name: string } }>(
    '/sitemap/:name',
    { schema: { hide: true }, config: { rateLimit: filesPerMinute } },
    async (request, reply) => {
      const file = await sitemap.readFile(request.params.name, originOf(request));
      if (file === 'not-found') return sendProblem(reply, 'NOT_FOUND');
      if (file === 'busy') return sendProblem(reply.header('retry-after', '60'), 'OVERLOADED');
      // Weak: the same content may be sent in several encodings.
      const etag = `W/"${file.hash}"`;
      reply.headers({ ...caching, etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      reply.type('application/xml; charset=utf-8');
      return Readable.from(file.pieces);
    },
  );
});

/** Disallows pages of one member. Data and images stay allowed, because crawlers render pages as browsers do. */
function crawlerRules(routes: readonly ServerRoute[]): string {
  // A rule holds for every path that begins with it.
  const prefixes = routes.flatMap(({ path, isDisallowed }) => (isDisallowed ? path.replace(/\$.*/, '') : []));
  const covers = (path: string) => (prefix: string) => path !== prefix && path.startsWith(prefix);
  const disallowed = [...new Set(prefixes)].filter((path) => !prefixes.some(covers(path)));
  const allowed = routes.filter(({ path, sitemap }) => sitemap && disallowed.some(covers(path)));
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    ...allowed.map(({ path }) => `Allow: ${path}`),
    '',
  ].join('\n');
}
