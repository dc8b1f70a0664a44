import type { Pool } from '#server/platform/database/pool.ts';
import type { AccountStore } from '../account-store.ts';
import { endSessions } from './account-calls.ts';
import { type ExternalStatus, isMarkedAuthenticated, markAuthenticated } from './external-sessions.ts';
import type { KeycloakUsers } from './keycloak-users.ts';

type Sessions = Pick<
  AccountStore,
  'listSessions' | 'endSession' | 'endOtherSessions' | 'markAuthenticated' | 'isAuthenticated'
>;

type Parts = { readonly pool: Pool; readonly users: KeycloakUsers; readonly status: ExternalStatus };

/** Sessions are Keycloak's; when a password was entered again, and what the shop has ended, is known here. */
export function keycloakSessions({ pool, users, status }: Parts): Sessions {
  const end = async (memberId: string, isEnding: (session: { id: string }) => boolean) => {
    const ended = await endSessions(users, pool, { memberId, isEnding });
    ended.forEach(status.sessions.invalidate);
    return ended.length;
  };
  return {
    async listSessions(memberId) {
      const sessions = await users.listSessions(memberId);
      return sessions
        .toSorted((a, b) => b.lastAccess - a.lastAccess)
        .map(({ id, start, lastAccess, ipAddress }) => ({
          id,
          startedAt: new Date(start),
          usedAt: new Date(lastAccess),
          userAgent: null,
          address: ipAddress,
        }));
    },
    endSession: async ({ memberId, sessionId }) => (await end(memberId, ({ id }) => id === sessionId)) === 1,
    endOtherSessions: ({ memberId, sessionId }) => end(memberId, ({ id }) => id !== sessionId),
    markAuthenticated: (session) => markAuthenticated(pool, session),
    /** A session that began within these minutes has entered it, too. */
    async isAuthenticated(session, minutes) {
      if (await isMarkedAuthenticated(pool, session, minutes)) return true;
      const current = (await users.listSessions(session.memberId)).find(({ id }) => id === session.sessionId);
      return current !== undefined && current.start > Date.now() - minutes * 60_000;
    },
  };
}
