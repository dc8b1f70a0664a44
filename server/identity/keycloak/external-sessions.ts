import type { Pool } from '#server/platform/database/pool.ts';
import type { SessionOfMember } from '../account-store.ts';
import { createStatusCache, type StatusCache } from '../sessions/session-status.ts';
import type { VerifiedToken, VerifyAccessToken } from '../tokens/verify-access-token.ts';

export type ExternalStatus = {
  /** Whether the shop has not ended the session. */
  readonly sessions: StatusCache<boolean>;
  /** Whether the member has not left. */
  readonly members: StatusCache<boolean>;
  /** The roles that the provider gives a member now. */
  readonly roles: StatusCache<readonly string[]>;
};

/** The state of sessions and members in this database and at the provider; see `createStatusCache`. */
export const createExternalStatus = (
  pool: Pool,
  listRoles: (memberId: string) => Promise<readonly string[]>,
): ExternalStatus => {
  const isNoRow = async (query: string, id: string) => (await pool.query(query, [id])).rowCount === 0;
  return {
    sessions: createStatusCache((id) =>
      isNoRow('select from external_session where id = $1 and ended_at is not null', id),
    ),
    members: createStatusCache((id) => isNoRow(`select from "user" where id = $1 and state <> 'ACT'`, id)),
    roles: createStatusCache(listRoles),
  };
};

/** Every member has it: a token with no other role gives no power that could be taken away. */
const memberRole = 'user';

/** Refuses valid tokens of sessions that the shop has ended, of members who have left, and with roles taken away. */
export function requireOpenSession(
  verify: VerifyAccessToken,
  { sessions, members, roles }: ExternalStatus,
): VerifyAccessToken {
  const isOpen = async ({ userId, sessionId, allowedRoles }: VerifiedToken) => {
    if (!(await members.find(userId))) return false;
    if (sessionId !== null && !(await sessions.find(sessionId))) return false;
    const powers = allowedRoles.filter((role) => role !== memberRole);
    if (powers.length === 0) return true;
    const current = await roles.find(userId);
    return powers.every((role) => current.includes(role));
  };
  return async (token) => {
    const verified = await verify(token);
    if (!verified.ok || (await isOpen(verified.value))) return verified;
    return { ok: false, problem: 'invalid' };
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
     where id = $2 and user_id = $1 and ended_at is null and authenticated_at > now() - $3 * interval '1 minute'`,
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
