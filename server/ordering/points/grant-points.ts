import type { PoolClient } from 'pg';
import { lockPoints } from './member-lots.ts';
import { payDebt } from './pay-debt.ts';

/** Why points are given. */
export type GrantReason = 'ORDER_CONFIRM' | 'REVIEW_TEXT' | 'REVIEW_PHOTO' | 'EVENT' | 'ADMIN';

type Grant = {
  readonly memberId: string;
  readonly amount: number;
  readonly reasonCode: GrantReason;
  /** With the reason: what they are given for, once. Of an order's line its id, so that the history names the order. */
  readonly sourceId: string;
  readonly memo?: string | undefined;
  readonly availableAt?: Date | undefined;
};

/**
 * Gives points once per reason and source; what the member owes is paid with them at once.
 *
 * @returns whether this call has given them
 */
export async function grantPoints(transaction: PoolClient, grant: Grant): Promise<boolean> {
  const { memberId, amount, reasonCode, sourceId, memo = null, availableAt = null } = grant;
  if (amount === 0) return false;
  await transaction.query('insert into user_point (user_id) values ($1) on conflict do nothing', [memberId]);
  await lockPoints(transaction, memberId);
  const { rowCount } = await transaction.query(
    `with lot as (
      insert into point_lot (user_id, amount, remain, source, source_id, available_at, expires_at)
      select $1, $2, $2, $3, $4, coalesce($6, now()),
        end_of_seoul_day(greatest($6, now()) + point_valid_months * interval '1 month') from shop_policy
      on conflict (source, source_id) where source_id is not null do nothing returning id),
    added as (
      update user_point set balance = balance + $2 where user_id = $1 and exists (select from lot) returning balance)
    insert into point_history (user_id, type, amount, balance_after, reason_code, source_id, memo, order_id)
    select $1, 'ADD', $2, balance, $3, $4, $5, (select order_id from order_product where id = $4) from added`,
    [memberId, amount, reasonCode, sourceId, memo, availableAt],
  );
  if (rowCount === 0) return false;
  await payDebt(transaction, memberId);
  return true;
}
