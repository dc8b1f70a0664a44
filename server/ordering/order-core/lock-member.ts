import type { PoolClient } from 'pg';

/**
 * Orders of one member are written one after the other, in all processes: so they count each other.
 *
 * @returns false when the member has left or is suspended, which an access token of another process may not know yet
 */
export async function lockMember(transaction: PoolClient, memberId: string): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `select from "user" where id = $1 and state = 'ACT' and deleted_at is null for no key update`,
    [memberId],
  );
  return rowCount === 1;
}
