import type { PoolClient } from 'pg';
import type { Columns } from '#server/platform/database/tables.gen.ts';

type LockedOrder = Columns<'orders', 'id' | 'state'> & {
  readonly memberId: string;
  readonly isPaid: boolean;
};

/**
 * The order, so that nothing of it changes until the transaction ends.
 *
 * @param memberId whose it has to be; without it anybody's
 */
export async function lockOrder(
  transaction: PoolClient,
  id: string,
  memberId: string | null = null,
): Promise<LockedOrder | undefined> {
  const { rows } = await transaction.query<LockedOrder>(
    `select id, user_id as "memberId", state, paid_at is not null as "isPaid" from orders
     where id = $1 and ($2::uuid is null or user_id = $2) and deleted_at is null for no key update`,
    [id, memberId],
  );
  return rows[0];
}
