import type { Pool } from '#server/database/pool.ts';
import type { Result } from '#server/result.ts';
import type { Account } from '../accounts/account.ts';
import { fingerprint, newSalt, type RefreshToken, readRefreshToken, successorOf } from './refresh-token.ts';
import type { Session } from './session.ts';

export type RefreshProblem = 'unknown' | 'over' | 'account-disabled' | 'reused';

/** A reply lost on the way, or two tabs at once: the previous token is still answered this long. */
const graceSeconds = 10;

/**
 * Exchanges a refresh token for its successor. The token just replaced gets the successor that was already issued; an
 * older one ends the whole sign-in, because two parties hold its tokens.
 */
export async function refreshSession(pool: Pool, text: string): Promise<Result<Session, RefreshProblem>> {
  const token = readRefreshToken(text);
  if (!token) return { ok: false, problem: 'unknown' };
  return (await rotate(pool, token)) ?? judge(pool, token);
}

type ActiveRow = Account & { readonly session: string; readonly secondsLeft: number };

const activeColumns = `session.id as session, floor(extract(epoch from session.expires_at - now()))::int as "secondsLeft",
  account.id, account.email, account.name, account.role`;

/** One statement that only the current token passes: of several requests with the same token exactly one wins. */
async function rotate(pool: Pool, token: RefreshToken): Promise<Result<Session, never> | null> {
  const salt = newSalt();
  const successor = successorOf(token, salt);
  const { rows } = await pool.query<ActiveRow>({
    name: 'identity-session-rotate',
    text: `update identity_session session
      set previous_hash = secret_hash, secret_hash = $3, successor_salt = $4, rotated_at = now()
      from identity_account account
      where handle_hash = $1 and secret_hash = $2 and ended_at is null and expires_at > now()
        and account.id = account_id and account.state = 'ACT'
      returning ${activeColumns}`,
    values: [fingerprint(token.handle), fingerprint(token.secret), fingerprint(successor.secret), salt],
  });
  return rows[0] ? { ok: true, value: sessionOf(rows[0], successor) } : null;
}

type JudgedRow = ActiveRow & {
  readonly isActive: boolean;
  readonly isAccountActive: boolean;
  readonly isCurrent: boolean;
  readonly isInGrace: boolean;
  readonly salt: Buffer | null;
};

async function judge(pool: Pool, token: RefreshToken): Promise<Result<Session, RefreshProblem>> {
  const { rows } = await pool.query<JudgedRow>(
    `select ${activeColumns}, successor_salt as salt, account.state = 'ACT' as "isAccountActive",
        ended_at is null and expires_at > now() as "isActive", secret_hash = $2 as "isCurrent",
        coalesce(previous_hash = $2 and rotated_at > now() - $3 * interval '1 second', false) as "isInGrace"
      from identity_session session join identity_account account on account.id = account_id
      where handle_hash = $1`,
    [fingerprint(token.handle), fingerprint(token.secret), graceSeconds],
  );
  const row = rows[0];
  if (!row) return { ok: false, problem: 'unknown' };
  if (!row.isActive) return { ok: false, problem: 'over' };
  if (!row.isAccountActive) {
    await end(pool, row.session, 'ACCOUNT_STATE');
    return { ok: false, problem: 'account-disabled' };
  }
  if (row.isInGrace && row.salt) return { ok: true, value: sessionOf(row, successorOf(token, row.salt)) };
  // The account was locked and unlocked between the two statements: the browser may simply try again.
  if (row.isCurrent) return { ok: false, problem: 'account-disabled' };
  await end(pool, row.session, 'REUSE');
  return { ok: false, problem: 'reused' };
}

const sessionOf = (row: ActiveRow, refreshToken: RefreshToken): Session => ({
  id: row.session,
  account: { id: row.id, email: row.email, name: row.name, role: row.role },
  refreshToken,
  secondsLeft: row.secondsLeft,
});

async function end(pool: Pool, id: string, endedBy: 'REUSE' | 'ACCOUNT_STATE'): Promise<void> {
  await pool.query(
    'update identity_session set ended_at = now(), ended_by = $2 where id = $1 and ended_at is null',
    [id, endedBy],
  );
}
