import type { AccountStore, SessionOfMember } from '#server/identity/account-store.ts';
import { type BroughtCode, redeemCode } from '#server/identity/social/redeem-code.ts';
import { findSocialAccount, listSocialAccounts } from '#server/identity/social/social-accounts.ts';
import type { SocialCodes } from '#server/identity/social/social-codes.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';

const minutes = 10;

type Attempt = SessionOfMember & { readonly password: string; readonly address: string };

type Parts = { readonly pool: Pool; readonly accounts: AccountStore };

/** Asks for the password again in a session, with the limits and the time of a sign-in. */
export async function reauthenticate(
  accounts: AccountStore,
  { memberId, sessionId, password, address }: Attempt,
): Promise<
  { readonly outcome: 'done' | 'wrong' } | { readonly outcome: 'rate-limited'; retryInSeconds: number }
> {
  const result = await accounts.checkPassword({ accountId: memberId, password, address });
  if (result.outcome === 'rate-limited') return result;
  if (result.outcome === 'wrong') return { outcome: 'wrong' };
  await accounts.markAuthenticated({ memberId, sessionId });
  return { outcome: 'done' };
}

type SocialAttempt = SessionOfMember & { readonly brought: BroughtCode };

/** By a social account of the member, at whose provider they have just been. */
export async function reauthenticateSocially(
  { pool, accounts, codes }: Parts & { readonly codes: SocialCodes },
  { brought, ...session }: SocialAttempt,
): Promise<'done' | 'expired' | 'other-account'> {
  const identity = await redeemCode({ pool, codes }, brought, 'REAUTHENTICATION');
  if (!identity) return 'expired';
  const accountId = identity.session?.accountId ?? (await findSocialAccount(pool, identity))?.id;
  if (accountId !== session.memberId) return 'other-account';
  await accounts.markAuthenticated(session);
  return 'done';
}

type ReauthenticationWays = {
  readonly password: boolean;
  readonly social: readonly SocialProviderName[];
};

/** How a member can prove to be there. */
async function listWays({ pool, accounts }: Parts, memberId: string): Promise<ReauthenticationWays> {
  const [account, social] = await Promise.all([accounts.find(memberId), listSocialAccounts(pool, memberId)]);
  return { password: account?.hasPassword ?? false, social: social.map(({ provider }) => provider) };
}

/** @returns null for a session in which it was proved within the last ten minutes who it is; otherwise how to prove it */
export async function askToReauthenticate(
  parts: Parts,
  session: SessionOfMember,
): Promise<ReauthenticationWays | null> {
  const isProved = await parts.accounts.isAuthenticated(session, minutes);
  return isProved ? null : listWays(parts, session.memberId);
}
