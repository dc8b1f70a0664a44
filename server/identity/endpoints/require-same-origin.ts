import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendOAuthError } from './oauth-error.ts';

/** Other sites must not use a visitor's browser to guess passwords. Clients without an Origin, i.e. programs, may call. */
export function requireSameOrigin(publicOrigin: string | null) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { origin } = request.headers;
    const isCrossSite = request.headers['sec-fetch-site'] === 'cross-site';
    if (!isCrossSite && (origin === undefined || isSameOrigin(origin))) return;
    return sendOAuthError(reply, 403, 'access_denied', 'Only pages of this shop may ask.');

    function isSameOrigin(origin: string): boolean {
      // The scheme may differ where a proxy terminates TLS.
      return origin === publicOrigin || URL.parse(origin)?.host === request.host;
    }
  };
}
