import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { EmbeddedProvider } from '#server/identity/embedded-provider.ts';
import { refreshSession } from '#server/identity/sessions/refresh-session.ts';
import { normalizeIp } from '#server/platform/network/client-ip.ts';
import { readCookie } from '#server/platform/network/cookies.ts';
import type { Realm } from '../realm.ts';
import { encodeRefreshToken } from '../sessions/refresh-token.ts';
import { createSession, type Session, type SignedIn } from '../sessions/session.ts';
import { signInByCode } from '../social/redeem-code.ts';
import { issueTokens } from '../tokens/issue-tokens.ts';
import { accountDisabled, sendOAuthError } from './oauth-error.ts';
import { requireSameOrigin } from './require-same-origin.ts';
import { sendSocialRefusal } from './social-refusal.ts';
import { receiveTokenRequest } from './token-request.ts';

type Call = {
  readonly identity: EmbeddedProvider;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** Grants `password`, `refresh_token` and `authorization_code`, with the bodies and statuses of Keycloak. */
export const tokenEndpoint: FastifyPluginAsync<{ identity: EmbeddedProvider }> = async (
  app,
  { identity },
) => {
  const onRequest = requireSameOrigin(identity.realm.publicOrigin);
  app.post(
    '/token',
    { onRequest, schema: { hide: true }, config: { isEssential: true } },
    async (request, reply) => {
      const form = receiveTokenRequest(identity.realm, request, reply);
      if (!form) return reply;
      const call = { identity, request, reply };
      switch (form.grant_type) {
        case 'password':
          return handlePasswordGrant(call, form);
        case 'authorization_code':
          return handleCodeGrant(call, form.code);
        case 'refresh_token':
          return handleRefreshGrant(call, form.refresh_token);
      }
    },
  );
};

async function handlePasswordGrant(call: Call, form: { username: string; password: string }) {
  const { identity, request, reply } = call;
  const address = normalizeIp(request.ip);
  const { username: email, password } = form;
  const result = await identity.signIn({ email, password, address, deviceToken: readDeviceCookie(request) });
  switch (result.outcome) {
    case 'signed-in':
      return sendNewSession(call, result);
    case 'wrong-credentials':
      // Many of them from one network are an attack. Without the e-mail address, which may be a password typed too early.
      request.log.info('identity provider: sign-in refused, wrong credentials');
      return sendWrongCredentials(reply);
    case 'account-disabled':
      return reply.code(400).send({ ...accountDisabled, account_state: result.state });
    case 'rate-limited':
      reply.header('retry-after', result.retryInSeconds);
      return sendOAuthError(reply, 429, 'slow_down', 'Too many tries. Wait a moment.');
  }
}

const sendWrongCredentials = (reply: FastifyReply) =>
  sendOAuthError(reply, 401, 'invalid_grant', 'Invalid user credentials');

async function sendNewSession(call: Call, signedIn: SignedIn) {
  const { identity, request, reply } = call;
  const client = {
    address: normalizeIp(request.ip),
    userAgent: request.headers['user-agent'] ?? null,
  };
  const session = await createSession(identity.pool, signedIn, client);
  if (!session) return sendWrongCredentials(reply);
  setDeviceCookie(reply, identity.realm, identity.trustedDevices.issueToken(session.account.id));
  return sendTokens(call, session);
}

/** The one-time code of somebody whom a social provider knows, see server/identity/social. */
async function handleCodeGrant(call: Call, code: string) {
  const { identity, request, reply } = call;
  const { pool, accounts, socialCodes: codes, browserCookie } = identity;
  const brought = { code, browserHash: browserCookie.read(request) };
  const result = await signInByCode({ pool, accounts, codes }, brought);
  return result.outcome === 'signed-in'
    ? sendNewSession(call, { account: result.account, passwordHash: null })
    : sendSocialRefusal(reply, result);
}

async function handleRefreshGrant(call: Call, refreshToken: string) {
  const { identity, request, reply } = call;
  const refreshed = await refreshSession(identity.pool, refreshToken);
  if (refreshed.ok) return sendTokens(call, refreshed.value);
  if (refreshed.problem === 'reused')
    request.log.warn('identity provider: refresh token reuse detected, session ended');
  return sendOAuthError(reply, 400, 'invalid_grant', 'Token is not active');
}

async function sendTokens({ identity, reply }: Call, session: Session) {
  const issued = await issueTokens({ realm: identity.realm, key: await identity.signingKey() }, session);
  return reply.send({
    access_token: issued.accessToken,
    expires_in: issued.expiresInSeconds,
    refresh_expires_in: session.secondsLeft,
    refresh_token: encodeRefreshToken(session.refreshToken),
    token_type: 'Bearer',
    id_token: issued.idToken,
    session_state: session.id,
    scope: 'openid',
  });
}

const deviceCookie = '__Secure-kkumim-device';
const deviceCookieSeconds = 180 * 24 * 60 * 60;

/** @returns an empty string without the cookie */
const readDeviceCookie = (request: FastifyRequest): string => readCookie(request, deviceCookie) ?? '';

/** Sent to the token endpoint only, and not readable by scripts. */
function setDeviceCookie(reply: FastifyReply, { baseUrl }: Realm, token: string): void {
  const path = `${baseUrl}/protocol/openid-connect/token`;
  const attributes = `Path=${path}; Max-Age=${deviceCookieSeconds}; Secure; HttpOnly; SameSite=Strict`;
  reply.header('set-cookie', `${deviceCookie}=${token}; ${attributes}`);
}
