import type { Pool } from '#server/database/pool.ts';
import type { VerifyAccessToken } from '../tokens/verify-access-token.ts';

export type SessionStatus = {
  readonly isActive: (sessionId: string) => Promise<boolean>;
  /** The next question goes to the database again. */
  readonly forget: (sessionId: string) => void;
};

/** How long an answer of the database counts. It bounds what a session that another process ended can still do. */
const keptMs = 30_000;

const rememberedSessions = 50_000;

/** Whether a sign-in still stands, and its account with it: one query per session and half a minute. */
export function createSessionStatus(pool: Pool): SessionStatus {
  const known = new Map<string, { readonly readAt: number; readonly isActive: Promise<boolean> }>();
  return {
    isActive: (sessionId) => {
      const earlier = known.get(sessionId);
      if (earlier && performance.now() - earlier.readAt < keptMs) return earlier.isActive;
      const isActive = readIsActive(pool, sessionId);
      const entry = { readAt: performance.now(), isActive };
      // Set anew, so that the first key is always the oldest answer.
      known.delete(sessionId);
      known.set(sessionId, entry);
      const [oldest] = known.keys();
      if (known.size > rememberedSessions && oldest !== undefined) known.delete(oldest);
      isActive.catch(() => {
        if (known.get(sessionId) === entry) known.delete(sessionId);
      });
      return isActive;
    },
    forget: (sessionId) => {
      known.delete(sessionId);
    },
  };
}

/** Refuses tokens of sessions that are over, although they are signed and not expired. */
export function requireActiveSession(
  verify: VerifyAccessToken,
  { isActive }: SessionStatus,
): VerifyAccessToken {
  return async (token) => {
    const verified = await verify(token);
    if (!verified.ok) return verified;
    const { sessionId } = verified.value;
    if (sessionId !== null && (await isActive(sessionId))) return verified;
    return { ok: false, problem: 'invalid' };
  };
}

async function readIsActive(pool: Pool, sessionId: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'identity-session-status',
    text: `select from identity_session session join identity_account account on account.id = account_id
      where session.id = $1 and ended_at is null and expires_at > now() and account.state = 'ACT'`,
    values: [sessionId],
  });
  return rowCount === 1;
}
