import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { listPublicPages, type PublicPage } from '#server/ssr/public-queries.ts';
import type { ServerRoute } from '#src/shared/ssr.ts';

type Options = {
  /** Null: derived from the request. */
  readonly publicOrigin: string | null;
  readonly routes: readonly ServerRoute[];
};

/** `/robots.txt` and `/sitemap.xml`. */
export const searchEngines = plugin(async (app, { publicOrigin, routes }: Options) => {
  const originOf = ({ protocol, host }: FastifyRequest) => publicOrigin ?? `${protocol}://${host}`;
  // A client can send any Host, so a response derived from it must not be cached for others.
  const caching = publicOrigin
    ? { 'cache-control': 'public, max-age=3600' }
    : { 'cache-control': 'no-store', vary: 'host' };
  const rules = crawlerRules(routes);
  const listed = routes.filter(({ sitemap }) => sitemap).map(({ path }) => path);

  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
    reply.headers(caching).type('text/plain; charset=utf-8');
    return `${rules}\nSitemap: ${originOf(request)}/sitemap.xml\n`;
  });

  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const pages = await listPublicPages(app.pool, listed);
    reply.headers(caching).type('application/xml; charset=utf-8');
    return sitemap(originOf(request), pages);
  });
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

function sitemap(origin: string, pages: readonly PublicPage[]): string {
  const entries = pages.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${origin}${path}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}
