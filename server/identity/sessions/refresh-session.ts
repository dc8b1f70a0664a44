import type { Account } from '#server/identity/accounts/account.ts';
import { removeSubscriptionOfSession } from '#server/members/push-subscriptions.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Result } from '#server/platform/result.ts';
import {
  decodeRefreshToken,
  deriveSuccessor,
  generateSalt,
  hashPart,
  type RefreshToken,
} from './refresh-token.ts';
import type { Session } from './session.ts';

export type RefreshProblem = 'unknown' | 'ended' | 'account-disabled' | 'reused';

/** The previous token remains valid this long, for a lost response and for concurrent refreshes of two tabs. */
const graceSeconds = 10;

/**
 * Exchanges a refresh token for its successor. During the grace period the previous token gets the successor that was
 * already issued; an older token ends the session, because two parties hold its tokens.
 */
export async function refreshSession(pool: Pool, text: string): Promise<Result<Session, RefreshProblem>> {
  const token = decodeRefreshToken(text);
  if (!token) return { ok: false, problem: 'unknown' };
  return (await rotate(pool, token)) ?? resolveStaleToken(pool, token);
}

type ActiveRow = Account & { readonly session: string; readonly secondsLeft: number };

const activeColumns = `session.id as session, floor(extract(epoch from session.expires_at - now()))::int as "secondsLeft",
  account.id, account.email, account.name, account.role`;

/** A single statement that matches only the current token: of concurrent requests with the same token one succeeds. */
async function rotate(pool: Pool, token: RefreshToken): Promise<Result<Session, never> | null> {
  const salt = generateSalt();
  const successor = deriveSuccessor(token, salt);
  const { rows } = await pool.query<ActiveRow>({
    name: 'identity-session-rotate',
    text: `update identity_session session
      set previous_hash = secret_hash, secret_hash = $3, successor_salt = $4, rotated_at = now()
      from identity_account account
      where handle_hash = $1 and secret_hash = $2 and ended_at is null and expires_at > now()
        and account.id = account_id and account.state = 'ACT'
      returning ${activeColumns}`,
    values: [hashPart(token.handle), hashPart(token.secret), hashPart(successor.secret), salt],
  });
  return rows[0] ? { ok: true, value: toSession(rows[0], successor) } : null;
}

type StaleTokenRow = ActiveRow & {
  readonly isActive: boolean;
  readonly isAccountActive: boolean;
  readonly isCurrent: boolean;
  readonly isInGrace: boolean;
  readonly salt: Buffer | null;
};

async function resolveStaleToken(pool: Pool, token: RefreshToken): Promise<Result<Session, RefreshProblem>> {
  const { rows } = await pool.query<StaleTokenRow>(
    `select ${activeColumns}, successor_salt as salt, account.state = 'ACT' as "isAccountActive",
        ended_at is null and expires_at > now() as "isActive", secret_hash = $2 as "isCurrent",
        coalesce(previous_hash = $2 and rotated_at > now() - $3 * interval '1 second', false) as "isInGrace"
      from identity_session session join identity_account account on account.id = account_id
      where handle_hash = $1`,
    [hashPart(token.handle), hashPart(token.secret), graceSeconds],
  );
  const row = rows[0];
  if (!row) return { ok: false, problem: 'unknown' };
  if (!row.isActive) return { ok: false, problem: 'ended' };
  if (!row.isAccountActive) {
    await endSession(pool, row, 'ACCOUNT_STATE');
    return { ok: false, problem: 'account-disabled' };
  }
  if (row.isInGrace && row.salt) return { ok: true, value: toSession(row, deriveSuccessor(token, row.salt)) };
  // The account was disabled and enabled between the two statements: the browser can retry.
  if (row.isCurrent) return { ok: false, problem: 'account-disabled' };
  await endSession(pool, row, 'REUSE');
  return { ok: false, problem: 'reused' };
}

const toSession = (row: ActiveRow, refreshToken: RefreshToken): Session => ({
  id: row.session,
  account: { id: row.id, email: row.email, name: row.name, role: row.role },
  refreshToken,
  secondsLeft: row.secondsLeft,
});

async function endSession(
  pool: Pool,
  { id: memberId, session: sessionId }: StaleTokenRow,
  endedBy: 'REUSE' | 'ACCOUNT_STATE',
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(
      'update identity_session set ended_at = now(), ended_by = $2 where id = $1 and ended_at is null',
      [sessionId, endedBy],
    );
    // Somebody else may have subscribed a browser to the messages of this member.
    await removeSubscriptionOfSession(client, { memberId, sessionId });
  });
}
