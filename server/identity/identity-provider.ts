import type { VerifyAccessToken } from './tokens/verify-access-token.ts';

/** Port to the provider that signs members in. Browsers talk to it directly; the server only verifies its tokens. */
export type IdentityProvider = {
  /** Also inserts a row into `"user"` for a new member. */
  readonly authenticate: VerifyAccessToken;
};
