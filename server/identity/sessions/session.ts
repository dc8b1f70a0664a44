import type { Pool } from '#server/database/pool.ts';
import type { Account } from '../accounts/account.ts';
import { decodeRefreshToken, generateRefreshToken, hashPart, type RefreshToken } from './refresh-token.ts';

/** Absolute lifetime: a refresh does not extend it. */
const sessionSeconds = 30 * 24 * 60 * 60;

/** A sign-in with its current refresh token. */
export type Session = {
  /** `sid`, `session_state`. */
  readonly id: string;
  readonly account: Account;
  readonly refreshToken: RefreshToken;
  /** Whole seconds until the session expires. */
  readonly secondsLeft: number;
};

export type ClientInfo = { readonly address: string; readonly userAgent: string | null };

export async function createSession(pool: Pool, account: Account, client: ClientInfo): Promise<Session> {
  const refreshToken = generateRefreshToken();
  const { rows } = await pool.query<{ id: string }>({
    name: 'identity-session-open',
    text: `insert into identity_session (account_id, handle_hash, secret_hash, expires_at, address, user_agent)
      values ($1, $2, $3, now() + $4 * interval '1 second', $5, left($6, 400)) returning id`,
    values: [
      account.id,
      hashPart(refreshToken.handle),
      hashPart(refreshToken.secret),
      sessionSeconds,
      client.address,
      client.userAgent,
    ],
  });
  const id = rows[0]?.id;
  if (!id) throw new Error('The session was not stored.');
  return { id, account, refreshToken, secondsLeft: sessionSeconds };
}

/**
 * Ends the session of a refresh token, which may be an old one.
 * @returns the id of the session; null when it is unknown or has already ended
 */
export async function endSession(pool: Pool, token: string): Promise<string | null> {
  const refreshToken = decodeRefreshToken(token);
  if (!refreshToken) return null;
  const { rows } = await pool.query<{ id: string }>(
    `update identity_session set ended_at = now(), ended_by = 'SIGN_OUT'
      where handle_hash = $1 and ended_at is null returning id`,
    [hashPart(refreshToken.handle)],
  );
  return rows[0]?.id ?? null;
}

/** Expired sessions are retained for one more day, for support requests. */
export async function deleteExpiredSessions(pool: Pool): Promise<void> {
  await pool.query(`delete from identity_session where expires_at < now() - interval '1 day'`);
}
