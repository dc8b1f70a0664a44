import type { TokenSet } from './token-set.ts';

/** An access token with less than this left is refreshed, milliseconds. */
const refreshThreshold = 3 * 60_000;

/** `none`: the access token lasts. `clear`: nobody is signed in, or not any more. */
type NextStep = 'none' | 'refresh' | 'clear';

/** What to do before a call, from what is stored. `now` in milliseconds. */
export function nextStep(tokens: TokenSet | null, now: number): NextStep {
  if (!tokens) return 'clear';
  const { access, response } = tokens;
  if (access.expiresAt - now >= refreshThreshold) return 'none';
  return now < access.issuedAt + response.refresh_expires_in * 1000 ? 'refresh' : 'clear';
}
