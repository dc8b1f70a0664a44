import type { Pool } from '#server/database/pool.ts';
import type { EmbeddedProvider } from '#server/identity/embedded-provider.ts';

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
  await pool.query('update identity_session set authenticated_at = now() where id = $1 and account_id = $2', [
    sessionId,
    memberId,
  ]);
  return { outcome: 'done' };
}

/** Whether the password was entered in this session within the last ten minutes. */
export async function isRecentlyAuthenticated(pool: Pool, sessionId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from identity_session where id::text = $1 and authenticated_at > now() - $2 * interval '1 minute'`,
    [sessionId, minutes],
  );
  return rowCount === 1;
}
