import type { PoolClient } from 'pg';
import { type FreeLot, lockPoints } from './member-lots.ts';
import { payDebt } from './pay-debt.ts';
import { takeFromLots } from './take-from-lots.ts';

type Refund = {
  readonly orderId: string;
  readonly memberId: string;
  readonly amount: number;
  /** The id of the refund: it gives points back once. */
  readonly sourceId: string;
};

/**
 * A refund gives back what the order took, of those lots first that last longest, with as much time as they had left then. What
 * was not used goes on expiring as before, so points that come back are a lot of their own, unless no time has passed.
 */
export async function restorePoints(transaction: PoolClient, refund: Refund): Promise<void> {
  const { orderId, memberId, amount, sourceId } = refund;
  if (amount === 0) return;
  await lockPoints(transaction, memberId);
  if (await isRestored(transaction, sourceId)) return;
  const lots = await readSpentLots(transaction, orderId);
  const restored = takeFromLots(lots, amount);
  if (!restored) throw new Error(`Order ${orderId} has not spent ${amount} points that could be given back.`);
  const values = [restored.map(({ id }) => id), restored.map((lot) => lot.amount)];
  await transaction.query(
    `update point_hold set restored = restored + part.amount
     from unnest($1::uuid[], $2::int[]) as part (lot_id, amount)
     where order_id = $3 and point_hold.lot_id = part.lot_id`,
    [...values, orderId],
  );
  await transaction.query(
    `with due as (
      select lot.id, lot.user_id, part.amount, noticed_days, now() + coalesce(time_left, interval '30 days') as expires_at,
        lot.expires_at >= now() + coalesce(time_left, interval '30 days') - interval '10 minutes' as is_same
      from unnest($1::uuid[], $2::int[]) as part (lot_id, amount) join point_lot lot on lot.id = part.lot_id
        join point_hold hold on hold.lot_id = lot.id and hold.order_id = $3),
    refilled as (
      update point_lot set remain = remain + due.amount from due where point_lot.id = due.id and is_same)
    insert into point_lot (user_id, amount, remain, source, expires_at, noticed_days)
    select user_id, amount, amount, 'ORDER_REFUND', expires_at, noticed_days from due where not is_same`,
    [...values, orderId],
  );
  await transaction.query(
    `with added as (
      update user_point set balance = balance + $2 where user_id = $1 returning balance)
    insert into point_history (user_id, type, amount, balance_after, reason_code, source_id, order_id)
    select $1, 'ADD', $2, balance, 'ORDER_REFUND', $3, $4 from added`,
    [memberId, amount, sourceId, orderId],
  );
  await payDebt(transaction, memberId);
}

async function isRestored(transaction: PoolClient, sourceId: string): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `select from point_history where reason_code = 'ORDER_REFUND' and source_id = $1`,
    [sourceId],
  );
  return rowCount === 1;
}

async function readSpentLots(transaction: PoolClient, orderId: string): Promise<FreeLot[]> {
  const { rows } = await transaction.query<FreeLot>(
    `select lot_id as id, hold.amount - restored as free from point_hold hold join point_lot lot on lot.id = lot_id
     where order_id = $1 and state = 'COMMITTED' order by lot.expires_at desc, lot.id`,
    [orderId],
  );
  return rows;
}
