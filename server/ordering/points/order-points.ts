import type { PoolClient } from 'pg';
import type { Result } from '#server/platform/result.ts';
import { lockPoints, readFreeLots } from './member-lots.ts';
import { payDebt } from './pay-debt.ts';
import { takeFromLots } from './take-from-lots.ts';

type PointOrder = { readonly memberId: string; readonly orderId: string };

/**
 * Holds points for an order, those that expire first. Everything about a member's points locks the member's row first, so
 * of two orders the second sees what the first has left.
 */
export async function holdPoints(
  transaction: PoolClient,
  { memberId, orderId }: PointOrder,
  amount: number,
): Promise<Result<void, 'insufficient'>> {
  if (amount === 0) return { ok: true, value: undefined };
  await lockPoints(transaction, memberId);
  const lots = await readFreeLots(transaction, memberId, 'available');
  const taken = takeFromLots(lots, amount);
  if (!taken) return { ok: false, problem: 'insufficient' };
  await transaction.query(
    `with held as (
      insert into point_hold (order_id, lot_id, amount, time_left)
      select $1, lot_id, taken.amount, expires_at - now()
      from unnest($2::uuid[], $3::int[]) as taken (lot_id, amount) join point_lot on id = lot_id
      on conflict (order_id, lot_id)
        do update set amount = excluded.amount, state = 'HELD', time_left = excluded.time_left)
    update user_point set held = held + $4 where user_id = $5`,
    [orderId, taken.map(({ id }) => id), taken.map((lot) => lot.amount), amount, memberId],
  );
  return { ok: true, value: undefined };
}

/** The order is paid: what was held is spent. */
export async function spendHeldPoints(
  transaction: PoolClient,
  { memberId, orderId }: PointOrder,
): Promise<void> {
  const amount = await sumOfHeld(transaction, { memberId, orderId });
  if (amount === 0) return;
  await transaction.query(
    `with spent as (
      update point_hold set state = 'COMMITTED' where order_id = $1 and state = 'HELD' returning lot_id, amount)
    update point_lot set remain = remain - spent.amount from spent where id = lot_id`,
    [orderId],
  );
  await transaction.query(
    `with spent as (
      update user_point set balance = balance - $3, held = held - $3 where user_id = $2 returning balance)
    insert into point_history (user_id, type, amount, balance_after, reason_code, source_id, order_id)
    select $2, 'USE', $3, balance, 'ORDER_USE', $1, $1 from spent`,
    [orderId, memberId, amount],
  );
}

export async function releaseHeldPoints(
  transaction: PoolClient,
  { memberId, orderId }: PointOrder,
): Promise<void> {
  const amount = await sumOfHeld(transaction, { memberId, orderId });
  if (amount === 0) return;
  await transaction.query(`update point_hold set state = 'RELEASED' where order_id = $1 and state = 'HELD'`, [
    orderId,
  ]);
  await transaction.query('update user_point set held = held - $2 where user_id = $1', [memberId, amount]);
  await payDebt(transaction, memberId);
}

/** Locks the member's points too. */
async function sumOfHeld(transaction: PoolClient, { memberId, orderId }: PointOrder): Promise<number> {
  await lockPoints(transaction, memberId);
  const { rows } = await transaction.query<{ amount: number }>(
    `select coalesce(sum(amount), 0)::int as amount from point_hold where order_id = $1 and state = 'HELD'`,
    [orderId],
  );
  return rows[0]?.amount ?? 0;
}
