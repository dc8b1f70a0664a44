import type { PoolClient } from 'pg';
import { recordAccess } from '#server/members/access-log.ts';

type HoldReason = 'GIVEN_BACK' | 'PAYMENT_CHANGED';

/** Statement fragment: the order of the row `line` waits for a person, so that it may only come to its end. */
export const isHeldOf = (orderId: string): string =>
  `exists (select from orders held where held.id = ${orderId} and held.held_at is not null)`;

/**
 * Nothing of it goes on until an operator has canceled what the money was for, or releases it. Locked by the caller.
 *
 * @returns false when it is held already
 */
export async function holdOrder(
  transaction: PoolClient,
  orderId: string,
  reason: HoldReason,
): Promise<boolean> {
  const { rowCount } = await transaction.query(
    'update orders set held_at = now(), held_reason = $2 where id = $1 and held_at is null',
    [orderId, reason],
  );
  return rowCount === 1;
}

type Unassigned = { readonly orderId: string; readonly amount: number; readonly cancelId: string };

/** Money that went back, nobody knows for which lines. It counts for those that are given back next, see plan-refund.ts. */
export async function writeUnassigned(
  transaction: PoolClient,
  { orderId, amount, cancelId }: Unassigned,
): Promise<void> {
  await transaction.query(
    `with booked as (
      insert into order_refund (order_id, payment_cancel_id, product_amount, delivery_amount, fee, amount, point,
        unassigned_amount)
      values ($1, $2, 0, 0, 0, $3, 0, $3) returning order_id)
    update orders set refunded_amount = refunded_amount + $3 from booked where id = order_id`,
    [orderId, cancelId, amount],
  );
}

/** Once lines account for all of it, the order goes on by itself. */
export async function releaseWhenAssigned(transaction: PoolClient, orderId: string): Promise<void> {
  await transaction.query(
    `update orders set held_at = null, held_reason = null
     where id = $1 and held_reason = 'GIVEN_BACK'
       and (select sum(unassigned_amount) from order_refund where order_id = $1) = 0`,
    [orderId],
  );
}

type Release = { readonly orderId: string; readonly actorId: string };

/** An operator has looked at it: it goes on as it is. @returns false when there is no such order, or it is not held */
export async function releaseHeldOrder(
  transaction: PoolClient,
  { orderId, actorId }: Release,
): Promise<boolean> {
  const { rows } = await transaction.query<{ memberId: string }>(
    `update orders set held_at = null, held_reason = null
     where id = $1 and held_at is not null and deleted_at is null returning user_id as "memberId"`,
    [orderId],
  );
  const [order] = rows;
  if (!order) return false;
  const access = { actorId, userId: order.memberId, action: 'order.release', subjectId: orderId } as const;
  await recordAccess(transaction, access);
  return true;
}
