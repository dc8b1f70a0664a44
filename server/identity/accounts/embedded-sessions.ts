import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { AccountSession, AccountStore } from '../account-store.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import type { SessionStatus } from '../sessions/session-status.ts';

type Sessions = Pick<
  AccountStore,
  'listSessions' | 'endSession' | 'endOtherSessions' | 'markAuthenticated' | 'isAuthenticated'
>;

/** Sessions in the tables of this database. */
export function embeddedSessions(pool: Pool, { invalidate }: SessionStatus): Sessions {
  return {
    async listSessions(memberId) {
      const { rows } = await pool.query<AccountSession>(
        `select id, created_at as "startedAt", rotated_at as "usedAt", user_agent as "userAgent", host(address) as address
         from identity_session where account_id = $1 and ended_at is null and expires_at > now()
         order by rotated_at desc limit 50`,
        [memberId],
      );
      return rows;
    },
    async endSession({ memberId, sessionId }) {
      const { rowCount } = await pool.query(
        `update identity_session set ended_at = now(), ended_by = 'SIGN_OUT'
         where id::text = $1 and account_id = $2 and ended_at is null`,
        [sessionId, memberId],
      );
      invalidate(sessionId);
      return rowCount === 1;
    },
    async endOtherSessions({ memberId, sessionId }) {
      const ended = await inTransaction(pool, (client) =>
        endSessionsOf(client, memberId, 'SIGN_OUT', sessionId),
      );
      ended.forEach(invalidate);
      return ended.length;
    },
    async markAuthenticated({ memberId, sessionId }) {
      await pool.query(
        'update identity_session set authenticated_at = now() where id = $1 and account_id = $2',
        [sessionId, memberId],
      );
    },
    async isAuthenticated({ memberId, sessionId }, minutes) {
      const { rowCount } = await pool.query(
        `select from identity_session
         where id::text = $1 and account_id = $2 and ended_at is null and authenticated_at > now() - $3 * interval '1 minute'`,
        [sessionId, memberId, minutes],
      );
      return rowCount === 1;
    },
  };
}
