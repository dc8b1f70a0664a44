import type { FastifyReply, FastifyRequest } from 'fastify';
import { isCrossOrigin } from '#server/platform/network/same-origin.ts';
import { sendOAuthError } from './oauth-error.ts';

/** Other sites must not use a visitor's browser to guess passwords. Clients without an Origin, i.e. programs, may call. */
export function requireSameOrigin(publicOrigin: string | null) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!isCrossOrigin(request, publicOrigin)) return;
    return sendOAuthError(reply, 403, 'access_denied', 'Only pages of this shop may ask.');
  };
}
