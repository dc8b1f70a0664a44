import type { VerifyToken } from '../data-service/session.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** Tells the data service whose token a request carries. */
export const createTokenVerifier =
  (identity: IdentityProvider): VerifyToken =>
  async (token) => {
    const member = await identity.authenticate(token);
    return member.ok ? member.value : undefined;
  };
