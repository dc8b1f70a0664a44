import type { VerifyAccessToken } from './tokens/verify-access-token.ts';

/** Whoever signs members in. Browsers speak to it themselves; the server only asks whose a token is. */
export type IdentityProvider = {
  /** Verifies, and gives a member whom the database does not know yet a row in `"user"`. */
  readonly authenticate: VerifyAccessToken;
};
