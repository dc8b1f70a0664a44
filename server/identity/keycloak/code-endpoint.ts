import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { requireSameOrigin } from '../endpoints/require-same-origin.ts';
import { sendSocialRefusal } from '../endpoints/social-refusal.ts';
import { receiveTokenRequest, sendUnsupportedGrant } from '../endpoints/token-request.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import { speakOAuth } from '../plugin.ts';
import { ownEndpoints, type Realm } from '../realm.ts';
import { type BroughtCode, redeemCode, refuseUnknown, type SocialRefusal } from '../social/redeem-code.ts';
import { requestToken } from './keycloak-client.ts';

type Options = { readonly identity: IdentityProvider; readonly realm: Realm };

const tokensSchema = v.looseObject({ access_token: v.string() });

type SignIn =
  | { readonly outcome: 'signed-in'; readonly tokens: v.InferOutput<typeof tokensSchema> }
  | SocialRefusal;

/** Exchanges the one-time code of a social sign-in for tokens of Keycloak. All other grants are Keycloak's. */
export const codeEndpoint: FastifyPluginAsync<Options> = async (app, { identity, realm }) => {
  const { pool } = app;
  const { accounts, socialCodes: codes, browserCookie, authenticate } = identity;
  const parts = { pool, accounts, codes };
  speakOAuth(app);

  const onRequest = requireSameOrigin(realm.publicOrigin);
  app.post(
    `${ownEndpoints(realm)}/token`,
    { onRequest, schema: { hide: true }, config: { isEssential: true } },
    async (request, reply) => {
      const form = receiveTokenRequest(realm, request, reply);
      if (!form) return reply;
      if (form.grant_type !== 'authorization_code') return sendUnsupportedGrant(reply);
      const result = await signIn({ code: form.code, browserHash: browserCookie.read(request) });
      return result.outcome === 'signed-in' ? reply.send(result.tokens) : sendSocialRefusal(reply, result);
    },
  );

  async function signIn(brought: BroughtCode): Promise<SignIn> {
    const known = await redeemCode(parts, brought, 'SIGN_IN');
    if (!known) return { outcome: 'invalid-code' };
    if (!known.session) return refuseUnknown(parts, known);
    const { accountId, refreshToken: refresh_token } = known.session;
    const { id: client_id, secret: client_secret } = realm.client;
    const form = { grant_type: 'refresh_token', client_id, client_secret, refresh_token };
    const tokens = v.safeParse(tokensSchema, (await requestToken(realm, form)).body);
    if (!tokens.success) return { outcome: 'invalid-code' };
    const member = await authenticate(tokens.output.access_token);
    return member.ok
      ? { outcome: 'signed-in', tokens: tokens.output }
      : { outcome: 'account-disabled', state: await stateOf(accountId) };
  }

  /** Active members without a role are shut out by an operator. */
  async function stateOf(memberId: string): Promise<ClosedState> {
    const { rows } = await pool.query<{ state: 'ACT' | ClosedState }>(
      'select state from "user" where id = $1',
      [memberId],
    );
    return rows[0]?.state === 'WITHDRAWN' ? 'WITHDRAWN' : 'SUSPENDED';
  }
};

type ClosedState = Extract<SocialRefusal, { outcome: 'account-disabled' }>['state'];
