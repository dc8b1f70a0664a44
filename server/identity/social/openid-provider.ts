import * as openid from 'openid-client';
import type { Log } from '#server/platform/log.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';
import { appleSecret } from './apple-secret.ts';
import type { SocialAnswer, SocialIdentity, SocialProblem, SocialProvider } from './social-provider.ts';
import type { SocialClient } from './social-settings.ts';

type OpenidProviderName = Exclude<SocialProviderName, 'naver'>;

export type Dialect = {
  readonly scope: string;
  /** Its ID tokens say too little of the email address; the user-info endpoint says more. */
  readonly asksUserinfo?: boolean;
  /** LINE signs with the client's secret, although its discovery document names another algorithm. */
  readonly algorithm?: 'HS256';
  readonly parameters?: Readonly<Record<string, string>>;
  /** By which it asks who it is, whoever is signed in there. */
  readonly mustAsk: Readonly<Record<string, string>>;
};

export const openidDialects: Readonly<Record<OpenidProviderName, Dialect>> = {
  kakao: { scope: 'openid account_email profile_nickname', asksUserinfo: true, mustAsk: { prompt: 'login' } },
  google: { scope: 'openid email profile', mustAsk: { prompt: 'select_account' } },
  // Apple answers by a form of its own page whenever more than the id is asked for.
  apple: { scope: 'openid email name', parameters: { response_mode: 'form_post' }, mustAsk: {} },
  line: { scope: 'openid email profile', algorithm: 'HS256', mustAsk: { max_age: '0' } },
};

/** A shopper waits for it. */
const timeoutSeconds = 5;

type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

type Tokens = { readonly access_token: string; readonly refresh_token?: string };

type Options = {
  readonly name: SocialProviderName;
  readonly dialect: Dialect;
  /** Rejects where there is no provider at the moment. */
  readonly findClient: () => Promise<SocialClient>;
  /** Browsers reach it below the shop's own address. */
  readonly isBelowShop: boolean;
  readonly log: Pick<Log, 'warn'>;
  /** Unless the claims say all of it. */
  readonly readIdentity?: (claims: Claims, tokens: Tokens) => Promise<SocialIdentity>;
};

/** A provider that speaks OpenID Connect. Its discovery document is read with the first use, and again after a failure. */
export function createOpenidProvider(options: Options): SocialProvider {
  const { name, dialect, findClient, isBelowShop, log } = options;
  const { readIdentity = async (claims: Claims) => toIdentity(claims) } = options;
  let known: { readonly issuer: string; readonly configuration: openid.Configuration } | null = null;

  async function configure(): Promise<openid.Configuration> {
    const client = await findClient();
    if (known?.issuer === client.issuer) return known.configuration;
    const configuration = await discover(client, dialect);
    known = { issuer: client.issuer, configuration };
    return configuration;
  }

  const unavailable = (error: unknown) => {
    log.warn({ provider: name, reason: reasonOf(error) }, 'social sign-in: the provider failed');
    return { ok: false, problem: 'unavailable' } as const;
  };

  return {
    async authorizationUrl({ redirectUri, state, nonce, codeVerifier, mustAsk }) {
      try {
        const url = openid.buildAuthorizationUrl(await configure(), {
          redirect_uri: redirectUri,
          scope: dialect.scope,
          state,
          ...(nonce && { nonce }),
          ...(codeVerifier && {
            code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
            code_challenge_method: 'S256',
          }),
          ...dialect.parameters,
          ...(mustAsk && dialect.mustAsk),
        });
        return { ok: true, value: isBelowShop ? `${url.pathname}${url.search}` : url.href };
      } catch (error) {
        return unavailable(error);
      }
    },
    async identify({ redirectUri, state, nonce, codeVerifier }, answer) {
      if (answer.error) return { ok: false, problem: problemOf(answer) };
      try {
        const configuration = await configure();
        const tokens = await openid.authorizationCodeGrant(configuration, answerUrl(redirectUri, answer), {
          expectedState: state,
          idTokenExpected: true,
          ...(nonce && { expectedNonce: nonce }),
          ...(codeVerifier && { pkceCodeVerifier: codeVerifier }),
        });
        const claims = tokens.claims();
        if (!claims) return unavailable(new Error('No ID token.'));
        const profile = dialect.asksUserinfo
          ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
        return { ok: true, value: await readIdentity({ ...claims, ...profile }, tokens) };
      } catch (error) {
        return unavailable(error);
      }
    },
  };
}

async function discover(client: SocialClient, { algorithm }: Dialect): Promise<openid.Configuration> {
  const authentication =
    typeof client.secret === 'string'
      ? openid.ClientSecretPost(client.secret)
      : appleSecret(client.clientId, client.secret);
  const isLocal = client.issuer.startsWith('http:');
  return openid.discovery(
    new URL(client.issuer),
    client.clientId,
    algorithm && { id_token_signed_response_alg: algorithm },
    authentication,
    {
      timeout: timeoutSeconds,
      execute: [
        ...(isLocal ? [openid.allowInsecureRequests] : []),
        // The token came by TLS from the provider itself; where it is signed by a public key, that is checked as well.
        ...(algorithm ? [] : [openid.enableNonRepudiationChecks]),
      ],
    },
  );
}

/** The codes of those who changed their mind, as RFC 6749, Apple and LINE have them. */
const refusals = new Set([
  'access_denied',
  'user_cancelled_authorize',
  'user_cancelled_login',
  'login_cancelled',
]);

export const problemOf = ({ error = '' }: SocialAnswer): SocialProblem =>
  refusals.has(error.toLowerCase()) ? 'refused' : 'unavailable';

function answerUrl(redirectUri: string, answer: SocialAnswer): URL {
  const url = new URL(redirectUri);
  url.search = new URLSearchParams(answer).toString();
  return url;
}

export function toIdentity(claims: Claims): SocialIdentity {
  const { sub, email, email_verified: isVerified, name, nickname } = claims;
  return {
    sub,
    email: typeof email === 'string' ? email : null,
    // Apple writes it as a text.
    isEmailVerified: isVerified === true || isVerified === 'true',
    name: typeof name === 'string' ? name : typeof nickname === 'string' ? nickname : null,
    session: null,
  };
}

/** Codes only: messages may repeat what a provider said about a person. */
function reasonOf(error: unknown): string {
  const { name, code, error: oauth, cause } = error as Record<string, unknown>;
  const { code: causeCode } = (cause ?? {}) as Record<string, unknown>;
  return [name, code, oauth, causeCode].filter((part) => typeof part === 'string').join(' ') || 'unknown';
}
