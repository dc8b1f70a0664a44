import type { PoolClient } from 'pg';
import type { GrantReason } from './grant-points.ts';
import { lockPoints } from './member-lots.ts';
import { payDebt } from './pay-debt.ts';

type Grant = {
  readonly memberId: string;
  /** The reason of what was given. */
  readonly reasonCode: GrantReason;
  readonly sourceId: string;
};

/** Takes back what was given, once. What is used already, or held by an order, becomes a debt. */
export async function clawBackPoints(
  transaction: PoolClient,
  { memberId, reasonCode, sourceId }: Grant,
): Promise<void> {
  await lockPoints(transaction, memberId);
  const { rowCount } = await transaction.query(
    `insert into point_debt as debt (user_id, point_history_id, amount, remain)
     select user_id, id, amount, amount from point_history
     where user_id = $1 and reason_code = $2 and source_id = $3 and type = 'ADD'
     on conflict (point_history_id) do update set amount = excluded.amount,
       remain = debt.remain + excluded.amount - debt.amount
     where debt.amount < excluded.amount`,
    [memberId, reasonCode, sourceId],
  );
  if (rowCount === 1) await payDebt(transaction, memberId);
}

/** The same for a part of it; all parts together are no more than what was given. */
export async function clawBackPart(
  transaction: PoolClient,
  { memberId, reasonCode, sourceId, amount }: Grant & { readonly amount: number },
): Promise<void> {
  await lockPoints(transaction, memberId);
  const { rowCount } = await transaction.query(
    `with given as (
      select id, user_id, point_history.amount, coalesce(debt.amount, 0) as before
      from point_history left join lateral (
        select amount from point_debt where point_history_id = point_history.id) debt on true
      where user_id = $1 and reason_code = $2 and source_id = $3 and type = 'ADD')
     insert into point_debt as debt (user_id, point_history_id, amount, remain)
     select user_id, id, least(amount, before + $4), least(amount, before + $4) from given
     on conflict (point_history_id) do update set amount = excluded.amount,
       remain = debt.remain + excluded.amount - debt.amount
     where debt.amount < excluded.amount`,
    [memberId, reasonCode, sourceId, amount],
  );
  if (rowCount === 1) await payDebt(transaction, memberId);
}
