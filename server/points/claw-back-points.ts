import type { PoolClient } from 'pg';
import type { GrantReason } from './grant-points.ts';
import { lockPoints } from './member-lots.ts';
import { payDebt } from './pay-debt.ts';

type Grant = {
  readonly memberId: string;
  /** Of what was given. */
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
    `insert into point_debt (user_id, point_history_id, amount, remain)
     select user_id, id, amount, amount from point_history
     where user_id = $1 and reason_code = $2 and source_id = $3 and type = 'ADD'
     on conflict (point_history_id) do nothing`,
    [memberId, reasonCode, sourceId],
  );
  if (rowCount === 1) await payDebt(transaction, memberId);
}
