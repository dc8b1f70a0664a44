import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { nextEventLoopTurn } from '#server/platform/concurrency/event-loop-turn.ts';
import { type Locale, pickLocale } from '#src/shared/locale.ts';
import { isPagePath, isServicePath } from '#src/shared/page-paths.ts';

type Request = Pick<FastifyRequest, 'method' | 'url' | 'originalUrl' | 'headers'>;

export function isPageRequest({ method, url }: Request): boolean {
  return isReading(method) && isPagePath(pathOf(url));
}

/** Is an address opened in a browser, whether or not it is that of a page? Programs do not ask for HTML, and nobody opens a service. */
export function isOpenedByPerson({ headers, originalUrl }: Request): boolean {
  // A malformed address is replaced in `url`.
  return /\btext\/html\b/.test(headers.accept ?? '') && !isServicePath(pathOf(originalUrl));
}

export const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

export const pathOf = (url: string): string => url.split(/[?#]/)[0] ?? '';

/** The same choice as the application makes in a browser without a stored choice. */
export function localeOf({ headers }: Pick<Request, 'headers'>): Locale {
  return pickLocale(null, headers['accept-language']);
}

/** Hundreds of pages may arrive at once: what is answered quickly, such as `/healthz`, comes between two of them. */
export const pageTurns = plugin(async (app) => {
  app.addHook('onRequest', async (request) => {
    if (isPageRequest(request)) await nextEventLoopTurn();
  });
});
