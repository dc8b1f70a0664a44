import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken } from '../identity/tokens/bearer-token.ts';
import type { VerifyAccessToken } from '../identity/tokens/verify-access-token.ts';
import { sendProblem } from './problem.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the library's own interface
  interface FastifyRequest {
    /** The member who asks; only on routes for members. */
    memberId: string;
  }
}

/** The routes of this plugin answer members only, and say nothing that a cache may keep. */
export function membersOnly(app: FastifyInstance, authenticate: VerifyAccessToken): void {
  app.decorateRequest('memberId', '');
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    const token = bearerToken(request.headers.authorization);
    const member = token ? await authenticate(token) : null;
    if (!member?.ok) {
      return sendProblem(reply.header('www-authenticate', 'Bearer'), 'AUTH_REQUIRED');
    }
    request.memberId = member.value.userId;
  });
}
