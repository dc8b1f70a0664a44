import type { ClientBase } from 'pg';

type Reason = 'SIGN_OUT' | 'PASSWORD_CHANGE' | 'ACCOUNT_STATE';

/**
 * Ends the sessions of an account, but for the one that is named.
 *
 * @returns their ids, for `SessionStatus.invalidate` once the transaction is committed
 */
export async function endSessionsOf(
  client: ClientBase,
  accountId: string,
  reason: Reason,
  exceptSessionId: string | null = null,
): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `update identity_session set ended_at = now(), ended_by = $2
     where account_id = $1 and ended_at is null and id is distinct from $3 returning id`,
    [accountId, reason, exceptSessionId],
  );
  return rows.map(({ id }) => id);
}
