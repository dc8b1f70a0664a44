import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { normalizeIp } from '#server/network/client-ip.ts';
import type { Identity } from '../identity.ts';
import { refreshSession } from '../sessions/refresh.ts';
import { writeRefreshToken } from '../sessions/refresh-token.ts';
import { openSession, type Session } from '../sessions/session.ts';
import { issueTokens } from '../tokens/issue-tokens.ts';
import { isOurClient } from './client.ts';
import { readDeviceCookie, setDeviceCookie } from './device-cookie.ts';
import { sendOAuthError } from './oauth-error.ts';
import { ownPagesOnly } from './own-pages-only.ts';
import { readTokenForm } from './token-form.ts';

type Call = { readonly identity: Identity; readonly request: FastifyRequest; readonly reply: FastifyReply };

/** Grants `password` and `refresh_token`, in the shapes and statuses of Keycloak. */
export const tokenEndpoint: FastifyPluginAsync<{ identity: Identity }> = async (app, { identity }) => {
  const onRequest = ownPagesOnly(identity.realm.publicOrigin);
  app.post('/token', { onRequest, schema: { hide: true } }, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' });
    if (!isOurClient(identity.realm, request.body)) {
      return sendOAuthError(reply, 401, 'invalid_client', 'Invalid client or Invalid client credentials');
    }
    const reading = readTokenForm(request.body);
    switch (reading.kind) {
      case 'incomplete':
        return sendOAuthError(reply, 400, 'invalid_request', `Missing or wrong parameter: ${reading.field}`);
      case 'unsupported-grant':
        return sendOAuthError(reply, 400, 'unsupported_grant_type', 'Unsupported grant_type');
      case 'form': {
        const { form } = reading;
        const call = { identity, request, reply };
        return form.grant_type === 'password'
          ? answerPassword(call, form)
          : answerRefresh(call, form.refresh_token);
      }
    }
  });
};

async function answerPassword(call: Call, form: { username: string; password: string }) {
  const { identity, request, reply } = call;
  const address = normalizeIp(request.ip);
  const { username: email, password } = form;
  const result = await identity.signIn({ email, password, address, deviceMark: readDeviceCookie(request) });
  switch (result.outcome) {
    case 'signed-in': {
      setDeviceCookie(reply, identity.realm, identity.trustedDevices.mark(result.account.id));
      const userAgent = request.headers['user-agent'] ?? null;
      return answerTokens(call, await openSession(identity.pool, result.account, { address, userAgent }));
    }
    case 'wrong-credentials':
      return sendOAuthError(reply, 401, 'invalid_grant', 'Invalid user credentials');
    case 'account-disabled':
      return sendOAuthError(reply, 400, 'invalid_grant', 'Account disabled');
    case 'too-fast':
      reply.header('retry-after', result.retryInSeconds);
      return sendOAuthError(reply, 429, 'slow_down', 'Too many tries. Wait a moment.');
  }
}

async function answerRefresh(call: Call, refreshToken: string) {
  const { identity, request, reply } = call;
  const refreshed = await refreshSession(identity.pool, refreshToken);
  if (refreshed.ok) return answerTokens(call, refreshed.value);
  if (refreshed.problem === 'reused')
    request.log.warn('an old refresh token was used again: its sign-in is ended');
  return sendOAuthError(reply, 400, 'invalid_grant', 'Token is not active');
}

async function answerTokens({ identity, reply }: Call, session: Session) {
  const issued = await issueTokens({ realm: identity.realm, key: await identity.signingKey() }, session);
  return reply.send({
    access_token: issued.accessToken,
    expires_in: issued.expiresInSeconds,
    refresh_expires_in: session.secondsLeft,
    refresh_token: writeRefreshToken(session.refreshToken),
    token_type: 'Bearer',
    id_token: issued.idToken,
    session_state: session.id,
    scope: 'openid',
  });
}
