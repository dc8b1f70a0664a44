import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendOAuthError } from './oauth-error.ts';

/** Other sites must not make a visitor's browser guess passwords. Programs, which send no Origin, may call. */
export function ownPagesOnly(publicOrigin: string | null) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { origin } = request.headers;
    const isForeignSite = request.headers['sec-fetch-site'] === 'cross-site';
    if (!isForeignSite && (origin === undefined || isOwn(origin))) return;
    return sendOAuthError(reply, 403, 'access_denied', 'Only pages of this shop may ask.');

    function isOwn(origin: string): boolean {
      // The scheme may differ where a proxy ends TLS.
      return origin === publicOrigin || URL.parse(origin)?.host === request.host;
    }
  };
}
