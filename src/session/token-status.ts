import type { TokenSet } from './token-set.ts';

/** An access token with less than this left is refreshed, milliseconds. */
const refreshThreshold = 3 * 60_000;

/** `fresh`: the access token lasts. `expired`: nobody is signed in, or not any more. */
type TokenStatus = 'fresh' | 'expiring' | 'expired';

/** What the stored tokens are worth before a call. `now` in milliseconds. */
export function tokenStatus(tokens: TokenSet | null, now: number): TokenStatus {
  if (!tokens) return 'expired';
  const { access, response } = tokens;
  if (access.expiresAt - now >= refreshThreshold) return 'fresh';
  return now < access.issuedAt + response.refresh_expires_in * 1000 ? 'expiring' : 'expired';
}
