import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import type { Identity } from '../identity.ts';
import { signOut } from '../sessions/session.ts';
import { isOurClient } from './client.ts';
import { sendOAuthError } from './oauth-error.ts';
import { ownPagesOnly } from './own-pages-only.ts';

const schema = v.object({ refresh_token: v.string() });

/** Signing out twice, or with a token long dead, is as good as once. */
export const logoutEndpoint: FastifyPluginAsync<{ identity: Identity }> = async (app, { identity }) => {
  const onRequest = ownPagesOnly(identity.realm.publicOrigin);
  app.post('/logout', { onRequest, schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isOurClient(identity.realm, request.body)) {
      return sendOAuthError(reply, 401, 'invalid_client', 'Invalid client or Invalid client credentials');
    }
    const form = v.safeParse(schema, request.body);
    if (!form.success) {
      return sendOAuthError(reply, 400, 'invalid_request', 'Missing or wrong parameter: refresh_token');
    }
    const ended = await signOut(identity.pool, form.output.refresh_token);
    if (ended) identity.sessionStatus.forget(ended);
    return reply.code(204).send();
  });
};
