import type { ShopConfig } from '#src/config/shop-config.ts';
import { markOffline, markOnline } from '#src/offline/network-status.ts';
import { fieldsOf, textOf } from '#src/shared/read.ts';
import { readTokenSet, type TokenSet } from './token-set.ts';

/** A call that hangs longer than this counts as a lost network, milliseconds. */
const timeoutMs = 10_000;

export type SignInProblem =
  | { readonly problem: 'wrong-credentials' | 'failed' }
  | { readonly problem: 'too-fast'; readonly retryInSeconds: number };

type SignInAnswer = { readonly problem: null; readonly tokens: TokenSet } | SignInProblem;

/** `refused`: the token is dead. `unreachable`: nobody said so, the next call tries again. */
type RefreshAnswer =
  | { readonly outcome: 'refreshed'; readonly tokens: TokenSet }
  | { readonly outcome: 'refused' | 'unreachable' };

export type IdentityProvider = {
  signIn(email: string, password: string): Promise<SignInAnswer>;
  refresh(refreshToken: string): Promise<RefreshAnswer>;
  signOut(refreshToken: string): Promise<void>;
};

/** The OpenID provider that the configuration names. None of its calls rejects; without one all are in vain. */
export function identityProvider(config: ShopConfig): IdentityProvider {
  const client = { client_id: config.client_id ?? '', client_secret: config.client_secret ?? '' };
  return {
    async signIn(username, password) {
      const form = { ...client, grant_type: 'password', scope: 'openid', username, password };
      const answer = await post(config.token_url, form);
      const tokens = readTokenSet(answer?.body);
      return tokens ? { problem: null, tokens } : signInProblem(answer);
    },
    async refresh(refresh_token) {
      const answer = await post(config.token_url, { ...client, grant_type: 'refresh_token', refresh_token });
      const tokens = readTokenSet(answer?.body);
      if (tokens) return { outcome: 'refreshed', tokens };
      const refused = answer !== null && answer.status < 500 && errorOf(answer) === 'invalid_grant';
      return { outcome: refused ? 'refused' : 'unreachable' };
    },
    async signOut(refresh_token) {
      await post(config.logout_url, { ...client, refresh_token });
    },
  };
}

type Answer = { readonly status: number; readonly retryAfter: string | null; readonly body: unknown };

/** `null`: no answer. */
async function post(url: string | null, form: Record<string, string>): Promise<Answer | null> {
  if (!url) return null;
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(timeoutMs),
      // A sign-out goes through although the page is left.
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

function signInProblem(answer: Answer | null): SignInProblem {
  if (answer?.status === 429) {
    return { problem: 'too-fast', retryInSeconds: Number(answer.retryAfter) || 0 };
  }
  const wrong = isWrongPassword(answer);
  if (!wrong)
    console.warn('Signing in failed:', answer ? `${answer.status} ${errorOf(answer)}` : 'no answer');
  return { problem: wrong ? 'wrong-credentials' : 'failed' };
}

/** The same error is said of an account that may not come in. Keycloak answers 400 for both since 26.6. */
function isWrongPassword(answer: Answer | null): boolean {
  if (answer === null || errorOf(answer) !== 'invalid_grant') return false;
  return answer.status === 401 || fieldsOf(answer.body)?.error_description === wrongPassword;
}

const wrongPassword = 'Invalid user credentials';

function errorOf({ body }: Answer): string | null {
  return textOf(fieldsOf(body)?.error) ?? null;
}
