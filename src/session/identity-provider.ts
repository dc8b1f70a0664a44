import type { ShopConfig } from '#src/config/shop-config.ts';
import { markOffline, markOnline } from '#src/network/network-status.ts';
import { fieldsOf, textOf } from '#src/shared/parse.ts';
import { readTokenSet, type TokenSet } from './token-set.ts';

/** A request that takes longer counts as a lost network. */
const timeoutMs = 10_000;

export type SignInProblem =
  | { readonly problem: 'wrong-credentials' | 'failed' }
  /** Only whoever has entered the right password is told. */
  | { readonly problem: 'suspended' | 'withdrawn' }
  | { readonly problem: 'too-fast'; readonly retryInSeconds: number };

/** Somebody a social provider knows, and the shop does not yet. */
export type UnknownSocialAccount = {
  /** Proves for 15 minutes who it is. */
  readonly signUpToken: string;
  readonly provider: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string | null;
};

export type CodeProblem =
  | { readonly problem: 'expired' | 'email-taken' | 'failed' | 'suspended' | 'withdrawn' }
  | { readonly problem: 'not-registered'; readonly account: UnknownSocialAccount };

type CodeResult = { readonly problem: null; readonly tokens: TokenSet } | CodeProblem;

type SignInResult = { readonly problem: null; readonly tokens: TokenSet } | SignInProblem;

/** `refused`: the provider has answered, without tokens. `unreachable`: unknown, so the next request tries again. */
type RefreshResult =
  | { readonly outcome: 'refreshed'; readonly tokens: TokenSet }
  | { readonly outcome: 'refused' | 'unreachable' };

export type IdentityProvider = {
  signIn(email: string, password: string): Promise<SignInResult>;
  /** By the one-time code of a social sign-in, which this uses up. */
  redeemCode(code: string): Promise<CodeResult>;
  refresh(refreshToken: string): Promise<RefreshResult>;
  signOut(refreshToken: string): Promise<void>;
};

/**
 * A client of the OpenID provider in the configuration. None of its methods rejects; without a provider signing in fails
 * and the others do nothing.
 */
export function createIdentityProvider(config: ShopConfig): IdentityProvider {
  const client = { client_id: config.client_id ?? '', client_secret: config.client_secret ?? '' };
  return {
    async signIn(username, password) {
      const form = { ...client, grant_type: 'password', scope: 'openid', username, password };
      const response = await postForm(config.token_url, form);
      const tokens = readTokenSet(response?.body);
      return tokens ? { problem: null, tokens } : signInProblem(response);
    },
    async redeemCode(code) {
      const form = { ...client, grant_type: 'authorization_code', code };
      const response = await postForm(config.social?.token_url ?? null, form);
      const tokens = readTokenSet(response?.body);
      return tokens ? { problem: null, tokens } : codeProblem(response);
    },
    async refresh(refresh_token) {
      const form = { ...client, grant_type: 'refresh_token', refresh_token };
      const response = await postForm(config.token_url, form);
      const tokens = readTokenSet(response?.body);
      if (tokens) return { outcome: 'refreshed', tokens };
      return { outcome: isAnswered(response) ? 'refused' : 'unreachable' };
    },
    async signOut(refresh_token) {
      await postForm(config.logout_url, { ...client, refresh_token });
    },
  };
}

type ProviderResponse = {
  readonly status: number;
  readonly retryAfter: string | null;
  /** `null` when it is not JSON. */
  readonly body: unknown;
};

/** `null` when there is no URL, or the provider could not be reached. */
async function postForm(url: string | null, form: Record<string, string>): Promise<ProviderResponse | null> {
  if (!url) return null;
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(timeoutMs),
      // A sign-out must complete although the page is left.
      keepalive: true,
    });
    const body: unknown = await response.json().catch(() => null);
    if (body !== null) markOnline();
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body };
  } catch {
    markOffline();
    return null;
  }
}

/** An error of the server, too many attempts, and the page of a wireless network for those who have not paid say nothing of the session. */
function isAnswered(response: ProviderResponse | null): boolean {
  return (
    response !== null && response.status < 500 && response.status !== 429 && fieldsOf(response.body) !== null
  );
}

function signInProblem(response: ProviderResponse | null): SignInProblem {
  // Nothing that was typed.
  const reason = response ? `${response.status} ${errorCodeOf(response)}` : 'no response';
  console.warn('session: signing in failed:', reason);
  if (response?.status === 429) {
    return { problem: 'too-fast', retryInSeconds: Number(response.retryAfter) || 0 };
  }
  if (isWrongPassword(response)) return { problem: 'wrong-credentials' };
  if (response && isAccountDisabled(response)) return { problem: closedBy(response) };
  return { problem: 'failed' };
}

function codeProblem(response: ProviderResponse | null): CodeProblem {
  if (!response) return { problem: 'failed' };
  const { code, signup_token, profile } = fieldsOf(response.body) ?? {};
  const signUpToken = textOf(signup_token);
  if (code === 'SOCIAL_NOT_REGISTERED' && signUpToken) {
    const { provider, email, email_verified, name } = fieldsOf(profile) ?? {};
    return {
      problem: 'not-registered',
      account: {
        signUpToken,
        provider: textOf(provider) ?? '',
        isEmailVerified: email_verified === true,
        email: textOf(email) ?? null,
        name: textOf(name) ?? null,
      },
    };
  }
  if (code === 'SOCIAL_EMAIL_TAKEN') return { problem: 'email-taken' };
  if (isAccountDisabled(response)) return { problem: closedBy(response) };
  return { problem: errorCodeOf(response) === 'invalid_grant' ? 'expired' : 'failed' };
}

/**
 * `invalid_grant` also stands for an account that is disabled. Keycloak responds 400 to both since 26.6, and only the
 * description tells them apart.
 */
function isWrongPassword(response: ProviderResponse | null): boolean {
  if (response === null || errorCodeOf(response) !== 'invalid_grant') return false;
  return response.status === 401 || fieldsOf(response.body)?.error_description === wrongPassword;
}

const wrongPassword = 'Invalid user credentials';

/** Keycloak's own words for an account that an operator has disabled. */
const isAccountDisabled = ({ body }: ProviderResponse) =>
  fieldsOf(body)?.error_description === 'Account disabled';

/** Only our own provider knows that a member has left. */
const closedBy = ({ body }: ProviderResponse) =>
  fieldsOf(body)?.account_state === 'WITHDRAWN' ? 'withdrawn' : 'suspended';

function errorCodeOf({ body }: ProviderResponse): string | null {
  return textOf(fieldsOf(body)?.error) ?? null;
}
