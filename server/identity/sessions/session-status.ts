import type { Pool } from '#server/database/pool.ts';
import type { VerifyAccessToken } from '../tokens/verify-access-token.ts';

export type SessionStatus = {
  readonly isActive: (sessionId: string) => Promise<boolean>;
  /** Removes the session from the cache. */
  readonly invalidate: (sessionId: string) => void;
};

type ReadIsActive = (pool: Pool, id: string) => Promise<boolean>;

/** Also the longest time for which a session that another process has ended is still accepted. */
const cacheMs = 30_000;

const maxCachedSessions = 50_000;

/** Whether a session and its account are active; queries the database at most once per session and `cacheMs`. */
export function createSessionStatus(pool: Pool, read: ReadIsActive = readIsActive): SessionStatus {
  const cache = new Map<string, { readonly readAt: number; readonly isActive: Promise<boolean> }>();
  return {
    isActive: (sessionId) => {
      const cached = cache.get(sessionId);
      if (cached && performance.now() - cached.readAt < cacheMs) return cached.isActive;
      const isActive = read(pool, sessionId);
      const entry = { readAt: performance.now(), isActive };
      // Deleted first, so that the first key is always the oldest entry.
      cache.delete(sessionId);
      cache.set(sessionId, entry);
      const [oldest] = cache.keys();
      if (cache.size > maxCachedSessions && oldest !== undefined) cache.delete(oldest);
      isActive.catch(() => {
        if (cache.get(sessionId) === entry) cache.delete(sessionId);
      });
      return isActive;
    },
    invalidate: (sessionId) => {
      cache.delete(sessionId);
    },
  };
}

/** Also refuses valid, unexpired tokens whose session has ended. */
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
