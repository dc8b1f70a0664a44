import type { TokenSet } from './token-set.ts';

/** An access token that expires sooner than this is refreshed. */
const refreshThresholdMs = 3 * 60_000;

/** `expiring`: the access token expires soon and can be refreshed. `expired`: no tokens, or not even the refresh token is valid. */
type TokenStatus = 'fresh' | 'expiring' | 'expired';

/** Whether the stored tokens can be used for a request. `now` in milliseconds. */
export function tokenStatus(tokens: TokenSet | null, now: number): TokenStatus {
  if (!tokens) return 'expired';
  const { access, response } = tokens;
  if (access.expiresAt - now >= refreshThresholdMs) return 'fresh';
  return now < access.issuedAt + response.refresh_expires_in * 1000 ? 'expiring' : 'expired';
}
