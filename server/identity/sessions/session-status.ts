import { LRUCache } from 'lru-cache';
import type { Pool } from '#server/platform/database/pool.ts';
import type { VerifyAccessToken } from '../tokens/verify-access-token.ts';

export type StatusCache<Status> = {
  readonly find: (id: string) => Promise<Status>;
  /** Removes the status from the cache. */
  readonly invalidate: (id: string) => void;
};

/** The role that the account of a session has now; null: the session or its account is not active. */
export type SessionStatus = StatusCache<string | null>;

/** Also the longest time for which something that another process has changed is still accepted. */
const cacheMs = 30_000;

const maxCached = 50_000;

/** An answer that is read is cached for `cacheMs`, so that each id costs one query in that time. */
export function createStatusCache<Status>(read: (id: string) => Promise<Status>): StatusCache<Status> {
  const cache = new LRUCache<string, Promise<Status>>({ max: maxCached, ttl: cacheMs });
  return {
    find: (id) => {
      const cached = cache.get(id);
      if (cached) return cached;
      const status = read(id);
      cache.set(id, status);
      status.catch(() => {
        if (cache.peek(id) === status) cache.delete(id);
      });
      return status;
    },
    invalidate: (id) => {
      cache.delete(id);
    },
  };
}

export const createSessionStatus = (pool: Pool): SessionStatus =>
  createStatusCache(async (sessionId) => {
    const { rows } = await pool.query<{ role: string }>({
      name: 'identity-session-status',
      text: `select role from identity_session session join identity_account account on account.id = account_id
        where session.id = $1 and ended_at is null and expires_at > now() and account.state = 'ACT'`,
      values: [sessionId],
    });
    return rows[0]?.role ?? null;
  });

/** Also refuses valid, unexpired tokens whose session has ended, or whose account has another role by now. */
export function requireActiveSession(verify: VerifyAccessToken, { find }: SessionStatus): VerifyAccessToken {
  return async (token) => {
    const verified = await verify(token);
    if (!verified.ok) return verified;
    const { sessionId, allowedRoles } = verified.value;
    const current = sessionId === null ? null : await find(sessionId);
    if (current !== null && allowedRoles.every((role) => role === current)) return verified;
    return { ok: false, problem: 'invalid' };
  };
}
