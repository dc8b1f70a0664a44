import type { PoolClient } from 'pg';

/** Everything about a member's points locks this row first. */
export async function lockPoints(transaction: PoolClient, memberId: string): Promise<void> {
  await transaction.query('select from user_point where user_id = $1 for no key update', [memberId]);
}

/** A lot with what of it no order holds. */
export type FreeLot = { readonly id: string; readonly free: number };

/** The lots that expire first come first. `available`: may be used now. `unexpired`: also those that may be used later. */
export async function readFreeLots(
  transaction: PoolClient,
  memberId: string,
  which: 'available' | 'unexpired',
): Promise<FreeLot[]> {
  const { rows } = await transaction.query<FreeLot>(
    `select id, remain - coalesce(
       (select sum(amount) from point_hold where lot_id = lot.id and state = 'HELD'), 0)::int as free
     from point_lot lot
     where user_id = $1 and remain > 0 and expires_at > now() and ($2 or available_at <= now())
     order by expires_at, created_at, id`,
    [memberId, which === 'unexpired'],
  );
  return rows;
}
