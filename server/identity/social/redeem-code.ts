import type { Pool } from '#server/platform/database/pool.ts';
import type { SocialPurpose } from '#src/shared/contracts/social-names.ts';
import type { AccountStore } from '../account-store.ts';
import { type Account, normalizeEmail } from '../accounts/account.ts';
import { takeCode } from './sign-in-requests.ts';
import { findSocialAccount } from './social-accounts.ts';
import type { KnownIdentity, SocialCodes } from './social-codes.ts';

type Parts = { readonly pool: Pool; readonly codes: SocialCodes };

/** A one-time code, and the cookie of the browser that brings it; null: it has none. */
export type BroughtCode = { readonly code: string; readonly browserHash: Buffer | null };

/** @returns null for a code that is forged, used, too old, of another browser or for another purpose */
export async function redeemCode(
  { pool, codes }: Parts,
  { code, browserHash }: BroughtCode,
  purpose: SocialPurpose,
): Promise<KnownIdentity | null> {
  const opened = codes.openCode(code);
  if (!opened || !browserHash) return null;
  return (await takeCode(pool, { id: opened.id, purpose, browserHash })) ? opened.identity : null;
}

export type SocialRefusal =
  | { readonly outcome: 'account-disabled'; readonly state: 'SUSPENDED' | 'WITHDRAWN' }
  | { readonly outcome: 'not-registered'; readonly identity: KnownIdentity; readonly signUpToken: string }
  | { readonly outcome: 'email-taken' | 'invalid-code' };

type SocialSignIn = { readonly outcome: 'signed-in'; readonly account: Account } | SocialRefusal;

type SignInParts = Parts & { readonly accounts: Pick<AccountStore, 'isEmailTaken'> };

/** Finds whose account it is. An unknown identity becomes a member by signing up, or none: nothing is stored here. */
export async function signInByCode(parts: SignInParts, brought: BroughtCode): Promise<SocialSignIn> {
  const identity = await redeemCode(parts, brought, 'SIGN_IN');
  if (!identity) return { outcome: 'invalid-code' };
  const known = await findSocialAccount(parts.pool, identity);
  if (known) {
    const { state, ...account } = known;
    return state === 'ACT' ? { outcome: 'signed-in', account } : { outcome: 'account-disabled', state };
  }
  return refuseUnknown(parts, identity);
}

/** Somebody who is no member yet, or is one in another way. */
export async function refuseUnknown(
  { accounts, codes }: SignInParts,
  identity: KnownIdentity,
): Promise<SocialRefusal> {
  // Only to whom the provider has proved to be the owner of the address it is told that it has an account.
  const { email, isEmailVerified } = identity;
  if (email && isEmailVerified && (await accounts.isEmailTaken(normalizeEmail(email))))
    return { outcome: 'email-taken' };
  return { outcome: 'not-registered', identity, signUpToken: codes.encryptSignUp(identity) };
}
