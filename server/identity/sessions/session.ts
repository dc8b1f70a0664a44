import type { Pool } from '#server/platform/database/pool.ts';
import type { Account } from '../accounts/account.ts';
import { decodeRefreshToken, generateRefreshToken, hashPart, type RefreshToken } from './refresh-token.ts';

/** Absolute lifetime: a refresh does not extend it. */
const sessionSeconds = 30 * 24 * 60 * 60;

/** The limit of one account, ended ones included: the oldest ones beyond are deleted. */
const maxSessions = 100;

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

export type SignedIn = {
  readonly account: Account;
  /** That the password has matched. Null: no password was asked for. */
  readonly passwordHash: string | null;
};

/**
 * The account is locked, so that a change of its password or state either sees this session and ends it, or is seen.
 *
 * @returns null when the account or its password has changed since it was checked
 */
export async function createSession(
  pool: Pool,
  { account, passwordHash }: SignedIn,
  client: ClientInfo,
): Promise<Session | null> {
  const refreshToken = generateRefreshToken();
  const { rows } = await pool.query<{ id: string }>({
    name: 'identity-session-open',
    text: `with surplus as (
        delete from identity_session where id in (
          select id from identity_session where id in (
            select id from identity_session where account_id = $1 order by created_at desc offset $8)
          for update skip locked))
      insert into identity_session (account_id, handle_hash, secret_hash, expires_at, address, user_agent)
      select id, $2, $3, now() + $4 * interval '1 second', $5, left($6, 400) from identity_account
      where id = $1 and state = 'ACT' and ($7::text is null or password_hash = $7)
      for share
      returning id`,
    values: [
      account.id,
      hashPart(refreshToken.handle),
      hashPart(refreshToken.secret),
      sessionSeconds,
      client.address,
      client.userAgent,
      passwordHash,
      maxSessions - 1,
    ],
  });
  const id = rows[0]?.id;
  return id ? { id, account, refreshToken, secondsLeft: sessionSeconds } : null;
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
