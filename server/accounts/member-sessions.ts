import type { Pool } from '#server/database/pool.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { EmbeddedProvider } from '#server/identity/embedded-provider.ts';
import { endSessionsOf } from '#server/identity/sessions/end-sessions.ts';

export type MemberSession = {
  readonly id: string;
  readonly startedAt: Date;
  /** Of the last refresh, which a browser that is open makes every few minutes. */
  readonly usedAt: Date;
  readonly userAgent: string | null;
  readonly isCurrent: boolean;
};

/** The browsers in which the member is signed in; this one first. */
export async function listSessions(
  pool: Pool,
  memberId: string,
  currentId: string,
): Promise<MemberSession[]> {
  const { rows } = await pool.query<MemberSession>(
    `select id, created_at as "startedAt", rotated_at as "usedAt", user_agent as "userAgent", id::text = $2 as "isCurrent"
     from identity_session where account_id = $1 and ended_at is null and expires_at > now()
     order by id::text = $2 desc, rotated_at desc limit 50`,
    [memberId, currentId],
  );
  return rows;
}

type Ending = { readonly memberId: string; readonly sessionId: string };

/** @returns whether it was a session of this member */
export async function endMemberSession(
  { pool, sessionStatus }: Pick<EmbeddedProvider, 'pool' | 'sessionStatus'>,
  { memberId, sessionId }: Ending,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update identity_session set ended_at = now(), ended_by = 'SIGN_OUT'
     where id = $1 and account_id = $2 and ended_at is null`,
    [sessionId, memberId],
  );
  sessionStatus.invalidate(sessionId);
  return rowCount === 1;
}

export async function endOtherSessions(
  { pool, sessionStatus }: Pick<EmbeddedProvider, 'pool' | 'sessionStatus'>,
  memberId: string,
  currentId: string,
): Promise<number> {
  const ended = await inTransaction(pool, (client) => endSessionsOf(client, memberId, 'SIGN_OUT', currentId));
  ended.forEach(sessionStatus.invalidate);
  return ended.length;
}
