import * as v from 'valibot';
import type { Log } from '#server/platform/log.ts';
import { problemOf } from './openid-provider.ts';
import type { SocialIdentity, SocialProvider } from './social-provider.ts';
import type { SocialClient } from './social-settings.ts';

type Options = {
  /** Rejects where there is no provider at the moment. */
  readonly findClient: () => Promise<SocialClient>;
  readonly isBelowShop: boolean;
  readonly log: Pick<Log, 'warn'>;
};

/** A shopper waits for it. */
const timeoutMs = 5_000;

const tokenSchema = v.object({ access_token: v.pipe(v.string(), v.minLength(1)) });

const profileSchema = v.object({
  resultcode: v.literal('00'),
  response: v.object({
    id: v.pipe(v.string(), v.minLength(1)),
    email: v.optional(v.string()),
    name: v.optional(v.string()),
    nickname: v.optional(v.string()),
  }),
});

/**
 * Naver speaks OAuth 2.0 without OpenID Connect: who it is says a profile call with the access token. Its address of a
 * profile is one for contact that anybody may enter, so it counts as not verified.
 */
export function createNaverProvider({ findClient, isBelowShop, log }: Options): SocialProvider {
  return {
    async authorizationUrl({ redirectUri, state, mustAsk }) {
      const client = await findClient().catch(() => null);
      if (!client) return { ok: false, problem: 'unavailable' };
      const url = new URL(`${client.issuer}/oauth2.0/authorize`);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: client.clientId,
        redirect_uri: redirectUri,
        state,
        ...(mustAsk && { auth_type: 'reauthenticate' }),
      }).toString();
      return { ok: true, value: isBelowShop ? `${url.pathname}${url.search}` : url.href };
    },
    async identify({ state }, answer) {
      if (answer.error) return { ok: false, problem: problemOf(answer) };
      try {
        const client = await findClient();
        return { ok: true, value: await readIdentity(client, answer.code ?? '', state) };
      } catch (error) {
        log.warn({ provider: 'naver', reason: (error as Error).name }, 'social sign-in: the provider failed');
        return { ok: false, problem: 'unavailable' };
      }
    },
  };
}

async function readIdentity(client: SocialClient, code: string, state: string): Promise<SocialIdentity> {
  const { access_token } = await post(`${client.issuer}/oauth2.0/token`, {
    grant_type: 'authorization_code',
    client_id: client.clientId,
    client_secret: String(client.secret),
    code,
    state,
  });
  const { response } = v.parse(
    profileSchema,
    await fetchJson(profileUrl(client), { headers: { authorization: `Bearer ${access_token}` } }),
  );
  const { id: sub, email = null, name, nickname } = response;
  return { sub, email, isEmailVerified: false, name: name ?? nickname ?? null, session: null };
}

const post = async (url: string, form: Record<string, string>) =>
  v.parse(tokenSchema, await fetchJson(url, { method: 'POST', body: new URLSearchParams(form) }));

/** Naver has its profiles at another host than its sign-in. */
const profileUrl = ({ issuer }: SocialClient) =>
  issuer === 'https://nid.naver.com' ? 'https://openapi.naver.com/v1/nid/me' : `${issuer}/v1/nid/me`;

async function fetchJson(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  return response.json();
}
