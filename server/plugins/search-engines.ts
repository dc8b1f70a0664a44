import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { listPublicPages, type PublicPage } from '#server/ssr/public-queries.ts';

type Options = {
  /** Null: derived from the request. */
  readonly publicOrigin: string | null;
};

// Disallows pages of one member. Data and images stay allowed, because crawlers render pages as browsers do.
const rules = `User-agent: *
Disallow: /mypage
Allow: /mypage/notice
Allow: /mypage/faq
Disallow: /order/
Disallow: /cart
Disallow: /review/write/
`;

/** `/robots.txt` and `/sitemap.xml`. */
export const searchEngines = plugin(async (app, { publicOrigin }: Options) => {
  const originOf = ({ protocol, host }: FastifyRequest) => publicOrigin ?? `${protocol}://${host}`;
  // A client can send any Host, so a response derived from it must not be cached for others.
  const caching = publicOrigin
    ? { 'cache-control': 'public, max-age=3600' }
    : { 'cache-control': 'no-store', vary: 'host' };

  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
    reply.headers(caching).type('text/plain; charset=utf-8');
    return `${rules}\nSitemap: ${originOf(request)}/sitemap.xml\n`;
  });

  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const pages = await listPublicPages(app.pool);
    reply.headers(caching).type('application/xml; charset=utf-8');
    return sitemap(originOf(request), pages);
  });
});

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
