import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import type { EmbeddedProvider } from '#server/identity/embedded-provider.ts';
import { endSession } from '../sessions/session.ts';
import { isClientAuthenticated } from './client-authentication.ts';
import { sendOAuthError } from './oauth-error.ts';
import { requireSameOrigin } from './require-same-origin.ts';

const schema = v.object({ refresh_token: v.string() });

/** Idempotent: a token of an ended or unknown session also gets 204. */
export const logoutEndpoint: FastifyPluginAsync<{ identity: EmbeddedProvider }> = async (
  app,
  { identity },
) => {
  const onRequest = requireSameOrigin(identity.realm.publicOrigin);
  app.post('/logout', { onRequest, schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isClientAuthenticated(identity.realm, request.body)) {
      return sendOAuthError(reply, 401, 'invalid_client', 'Invalid client or Invalid client credentials');
    }
    const form = v.safeParse(schema, request.body);
    if (!form.success) {
      return sendOAuthError(reply, 400, 'invalid_request', 'Missing or wrong parameter: refresh_token');
    }
    const ended = await endSession(identity.pool, form.output.refresh_token);
    if (ended) identity.sessionStatus.invalidate(ended);
    return reply.code(204).send();
  });
};
