import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { EmbeddedProvider } from '#server/identity/embedded-provider.ts';
import { findActiveAccount } from '../accounts/account.ts';
import { parseBearerToken } from '../tokens/verify-access-token.ts';
import { sendOAuthError } from './oauth-error.ts';

export const userinfoEndpoint: FastifyPluginAsync<{ identity: EmbeddedProvider }> = async (
  app,
  { identity },
) => {
  app.route({
    method: ['GET', 'POST'],
    url: '/userinfo',
    schema: { hide: true },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      const token = parseBearerToken(request.headers.authorization);
      const verified = token ? await identity.verifyAccessToken(token) : null;
      const account = verified?.ok ? await findActiveAccount(identity.pool, verified.value.userId) : null;
      if (!account) {
        reply.header('www-authenticate', `Bearer realm="${identity.realm.name}", error="invalid_token"`);
        return sendOAuthError(reply, 401, 'invalid_token', 'Token verification failed');
      }
      const { id, email, name } = account;
      return reply.send({ sub: id, email, name, preferred_username: email });
    },
  });
};
