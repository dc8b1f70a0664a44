import type { Pool } from '#server/database/pool.ts';
import type { SessionOfMember } from '../account-store.ts';
import { createSessionStatus, type SessionStatus } from '../sessions/session-status.ts';
import type { VerifyAccessToken } from '../tokens/verify-access-token.ts';

export type ExternalStatus = { readonly sessions: SessionStatus; readonly members: SessionStatus };

/** What this database knows of sessions and members of an external provider; see `createSessionStatus`. */
export const createExternalStatus = (pool: Pool): ExternalStatus => ({
  sessions: createSessionStatus(pool, async (database, id) => {
    const query = 'select from external_session where id = $1 and ended_at is not null';
    return (await database.query(query, [id])).rowCount === 0;
  }),
  members: createSessionStatus(pool, async (database, id) => {
    const query = `select from "user" where id = $1 and state <> 'ACT'`;
    return (await database.query(query, [id])).rowCount === 0;
  }),
});

/** Refuses valid tokens of sessions that the shop has ended, and of members who have left. */
export function requireOpenSession(
  verify: VerifyAccessToken,
  { sessions, members }: ExternalStatus,
): VerifyAccessToken {
  return async (token) => {
    const verified = await verify(token);
    if (!verified.ok) return verified;
    const { sessionId, userId } = verified.value;
    const isOpen =
      (await members.isActive(userId)) && (sessionId === null || (await sessions.isActive(sessionId)));
    return isOpen ? verified : { ok: false, problem: 'invalid' };
  };
}

export async function markAuthenticated(pool: Pool, { memberId, sessionId }: SessionOfMember): Promise<void> {
  await pool.query(
    `insert into external_session (id, user_id, authenticated_at) values ($2, $1, now())
     on conflict (id) do update set authenticated_at = now()`,
    [memberId, sessionId],
  );
}

export async function isMarkedAuthenticated(
  pool: Pool,
  { memberId, sessionId }: SessionOfMember,
  minutes: number,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from external_session
     where id = $2 and user_id = $1 and authenticated_at > now() - $3 * interval '1 minute'`,
    [memberId, sessionId, minutes],
  );
  return rowCount === 1;
}

/** Days; no session of the realm lasts longer. */
const keptDays = 31;

export async function deleteOldSessions(pool: Pool): Promise<void> {
  await pool.query(`delete from external_session where created_at < now() - $1 * interval '1 day'`, [
    keptDays,
  ]);
}
