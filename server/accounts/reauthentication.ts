import type { Pool } from '#server/database/pool.ts';
import type { EmbeddedProvider } from '#server/identity/embedded-provider.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';
import { type BroughtCode, redeemCode } from '../social/redeem-code.ts';
import { findSocialAccount } from '../social/social-accounts.ts';

const minutes = 10;

type Attempt = {
  readonly memberId: string;
  readonly sessionId: string;
  readonly password: string;
  readonly address: string;
};

/** Asks for the password again in a session, with the limits and the time of a sign-in. */
export async function reauthenticate(
  { pool, signIn }: Pick<EmbeddedProvider, 'pool' | 'signIn'>,
  { memberId, sessionId, password, address }: Attempt,
): Promise<
  { readonly outcome: 'done' | 'wrong' } | { readonly outcome: 'rate-limited'; retryInSeconds: number }
> {
  const { rows } = await pool.query<{ email: string }>('select email from identity_account where id = $1', [
    memberId,
  ]);
  const email = rows[0]?.email ?? '';
  const result = await signIn({ email, password, address, deviceToken: '' });
  if (result.outcome === 'rate-limited') return result;
  if (result.outcome !== 'signed-in') return { outcome: 'wrong' };
  await markAuthenticated(pool, { memberId, sessionId });
  return { outcome: 'done' };
}

type SocialAttempt = Pick<Attempt, 'memberId' | 'sessionId'> & { readonly brought: BroughtCode };

/** By a social account of the member, at whose provider they have just been. */
export async function reauthenticateSocially(
  { pool, socialCodes: codes }: Pick<EmbeddedProvider, 'pool' | 'socialCodes'>,
  { brought, ...session }: SocialAttempt,
): Promise<'done' | 'expired' | 'other-account'> {
  const identity = await redeemCode({ pool, codes }, brought, 'REAUTHENTICATION');
  if (!identity) return 'expired';
  const account = await findSocialAccount(pool, identity);
  if (account?.id !== session.memberId) return 'other-account';
  await markAuthenticated(pool, session);
  return 'done';
}

async function markAuthenticated(
  pool: Pool,
  { memberId, sessionId }: Pick<Attempt, 'memberId' | 'sessionId'>,
): Promise<void> {
  await pool.query('update identity_session set authenticated_at = now() where id = $1 and account_id = $2', [
    sessionId,
    memberId,
  ]);
}

type ReauthenticationWays = {
  readonly password: boolean;
  readonly social: readonly SocialProviderName[];
};

/** How a member can prove to be there. */
async function listWays(pool: Pool, memberId: string): Promise<ReauthenticationWays> {
  const { rows } = await pool.query<ReauthenticationWays>(
    `select password_hash is not null as password,
       array(select provider from user_social where user_id = account.id order by linked_at) as social
     from identity_account account where id = $1`,
    [memberId],
  );
  return rows[0] ?? { password: false, social: [] };
}

/** @returns null for a session in which it was proved within the last ten minutes who it is; otherwise how to prove it */
export async function askToReauthenticate(
  pool: Pool,
  { memberId, sessionId }: Pick<Attempt, 'memberId' | 'sessionId'>,
): Promise<ReauthenticationWays | null> {
  const { rowCount } = await pool.query(
    `select from identity_session where id::text = $1 and authenticated_at > now() - $2 * interval '1 minute'`,
    [sessionId, minutes],
  );
  return rowCount === 1 ? null : listWays(pool, memberId);
}
