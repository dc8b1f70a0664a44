import type { Pool } from '#server/database/pool.ts';
import type { Account } from '../accounts/account.ts';
import { fingerprint, newRefreshToken, type RefreshToken, readRefreshToken } from './refresh-token.ts';

/** A refresh never moves the end: after this long everybody signs in again. */
const sessionSeconds = 30 * 24 * 60 * 60;

/** One sign-in with the token that continues it. */
export type Session = {
  /** `sid`, `session_state`. */
  readonly id: string;
  readonly account: Account;
  readonly refreshToken: RefreshToken;
  /** Whole seconds to the absolute end. */
  readonly secondsLeft: number;
};

export type SignInPlace = { readonly address: string; readonly userAgent: string | null };

export async function openSession(pool: Pool, account: Account, place: SignInPlace): Promise<Session> {
  const refreshToken = newRefreshToken();
  const { rows } = await pool.query<{ id: string }>({
    name: 'identity-session-open',
    text: `insert into identity_session (account_id, handle_hash, secret_hash, expires_at, address, user_agent)
      values ($1, $2, $3, now() + $4 * interval '1 second', $5, left($6, 400)) returning id`,
    values: [
      account.id,
      fingerprint(refreshToken.handle),
      fingerprint(refreshToken.secret),
      sessionSeconds,
      place.address,
      place.userAgent,
    ],
  });
  const id = rows[0]?.id;
  if (!id) throw new Error('The session was not stored.');
  return { id, account, refreshToken, secondsLeft: sessionSeconds };
}

/**
 * Ends the whole sign-in. Any token of it will do; a foreign or ended one changes nothing.
 * @returns the session that was ended
 */
export async function signOut(pool: Pool, token: string): Promise<string | null> {
  const refreshToken = readRefreshToken(token);
  if (!refreshToken) return null;
  const { rows } = await pool.query<{ id: string }>(
    `update identity_session set ended_at = now(), ended_by = 'SIGN_OUT'
      where handle_hash = $1 and ended_at is null returning id`,
    [fingerprint(refreshToken.handle)],
  );
  return rows[0]?.id ?? null;
}

/** Expired sign-ins are kept one more day, for questions. */
export async function removeExpiredSessions(pool: Pool): Promise<void> {
  await pool.query(`delete from identity_session where expires_at < now() - interval '1 day'`);
}
