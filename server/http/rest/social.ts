import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { signUpSocially } from '#server/accounts/sign-up-socially.ts';
import {
  callbackUrl,
  finishAuthorization,
  issueCode,
  returnPath,
  startAuthorization,
} from '#server/identity/social/authorization-flow.ts';
import { scopeOf, scriptClient } from '#server/identity/social/scripts.ts';
import { deleteOldRequests, insertRequest } from '#server/identity/social/sign-in-requests.ts';
import type { Social } from '#server/identity/social/social.ts';
import { hourMs, repeat } from '#server/platform/jobs/repeat.ts';
import { normalizeIp } from '#server/platform/network/client-ip.ts';
import { refuse } from '#server/platform/refusal.ts';
import * as contracts from '#src/shared/contracts/social.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';
import { fieldsOf, textOf } from '#src/shared/parse.ts';
import { addRoute } from './add-route.ts';
import { type AccountParts, reportMissingTerms, signUpProblems } from './auth.ts';

type Options = AccountParts & { readonly social: Social; readonly publicOrigin: string | null };

/** In days; what it belongs to ends within minutes. */
const cookieDays = 1;

/** The way to a social provider and back, and becoming a member by it. */
export const socialRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { identity, social, publicOrigin } = options;
  const { pool } = app;
  const { socialCodes: codes, browserCookie: cookie } = identity;
  const parts = { pool, codes };
  repeat(app, {
    everyMs: hourMs,
    task: () => deleteOldRequests(pool),
    failure: 'social sign-in: removing old requests failed, will retry',
  });
  const originOf = ({ protocol, host }: FastifyRequest) => publicOrigin ?? `${protocol}://${host}`;

  addRoute(app, contracts.startSocialSignIn, async (request, reply) => {
    const { provider: name } = request.params;
    const provider = social.providers[name];
    const { purpose = 'SIGN_IN', return: requested } = request.query;
    if (!provider || (purpose === 'LINK' && !social.canLink)) return refuse('NOT_FOUND');
    const browserHash = cookie.set(reply, cookieDays);
    const origin = originOf(request);
    const authorization = { name, purpose, browserHash, origin, returnTo: returnPath(requested) };
    return reply.redirect(await startAuthorization(parts, provider, authorization), 302);
  });

  addRoute(app, contracts.prepareSocialScript, async (request, reply) => {
    const { provider: name } = request.params;
    const client = await scriptClient(social, name);
    if (!client) return refuse('NOT_FOUND');
    const { purpose = 'SIGN_IN', return: requested } = request.body;
    const { state, nonce, redirectUri } = await insertRequest(pool, {
      provider: name,
      purpose,
      browserHash: cookie.set(reply, cookieDays),
      redirectUri: callbackUrl(originOf(request), name),
      returnTo: returnPath(requested),
      script: { knowsNonce: client.knowsNonce },
    });
    return { client_id: client.id, redirect_uri: redirectUri, scope: scopeOf(name), state, nonce };
  });

  addRoute(app, contracts.returnFromSocial, async (request, reply) => {
    const { provider: name } = request.params;
    const provider = social.providers[name];
    if (!provider) return refuse('NOT_FOUND');
    const answer = textsOf(request.query);
    const back = { name, browserHash: cookie.read(request), answer };
    return reply.redirect(await finishAuthorization(parts, provider, back), 303);
  });

  signUpRoute(app, options);

  await app.register(async (scope) => {
    acceptForms(scope);
    addRoute(scope, contracts.returnFromSocialForm, async ({ params, body }, reply) => {
      if (!social.providers[params.provider]) return refuse('NOT_FOUND');
      return reply.redirect(callbackPath(params.provider, textsOf(body)), 303);
    });
  });
};

/** Becoming a member by a social account. */
function signUpRoute(app: FastifyInstance, { identity, codes: verificationCodes }: Options): void {
  const { accounts, socialCodes: codes, browserCookie: cookie } = identity;
  const parts = { pool: app.pool, codes };
  addRoute(app, contracts.signUpSocial, async ({ body, ip }, reply) => {
    if (!app.messages.isAvailable('sms')) return refuse('NOT_FOUND');
    const {
      signup_token,
      verification_token: verificationToken,
      email_token,
      email = null,
      ...fields
    } = body;
    const who = codes.openSignUp(signup_token);
    if (!who) return refuse('SOCIAL_EXPIRED');
    const form = { ...fields, verificationToken, emailToken: email_token ?? null, email, identity: who };
    const hasEmail = app.messages.isAvailable('email');
    const signedUp = await signUpSocially(
      { accounts, codes: verificationCodes, hasEmail },
      form,
      normalizeIp(ip),
    );
    if (!signedUp.ok) {
      reportMissingTerms(app.log, signedUp.problem);
      return refuse(signUpProblems[signedUp.problem]);
    }
    // A session at an external provider is opened there.
    if (identity.createBroker) return { id: signedUp.value, sign_in_code: null };
    const browserHash = cookie.set(reply, cookieDays);
    return { id: signedUp.value, sign_in_code: await issueCode(parts, who, browserHash) };
  });
}

const answerFields = ['code', 'state', 'error', 'iss'] as const;

/** Another field, such as a name, is not passed on: it would be in the address. */
function textsOf(raw: unknown): Record<string, string> {
  const fields = fieldsOf(raw) ?? {};
  return Object.fromEntries(
    answerFields.flatMap((name) => {
      const value = textOf(fields[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

const callbackPath = (name: SocialProviderName, answer: Record<string, string>) =>
  `${callbackUrl('', name)}?${new URLSearchParams(answer)}`;

function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    async (_request: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
  );
}
