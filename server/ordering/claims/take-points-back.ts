import type { PoolClient } from 'pg';
import { replacementChainOf } from '../order-core/replacement-chain.ts';
import { clawBackPart, clawBackPoints } from '../points/claw-back-points.ts';
import { takeBackPointsOfReturn } from '../reviews/review-points.ts';

type Gone = { readonly lineId: string; readonly leftQuantity: number };

/** Takes back the points that confirmed lines and their reviews have brought for pieces that nobody keeps. The books are written already. */
export async function takePointsBack(
  transaction: PoolClient,
  memberId: string,
  pieces: readonly Gone[],
): Promise<void> {
  for (const { lineId, leftQuantity } of pieces) {
    if (leftQuantity === 0) {
      await takeBackPointsOfReturn(transaction, { memberId, orderProductId: lineId });
      for (const sourceId of await readGoneLines(transaction, lineId))
        await clawBackPoints(transaction, { memberId, reasonCode: 'ORDER_CONFIRM', sourceId });
    }
    await takeBackExcess(transaction, memberId, lineId);
  }
}

/** The line that has come back, and the one that it replaces once no other piece of that is with the buyer. */
async function readGoneLines(transaction: PoolClient, lineId: string): Promise<string[]> {
  const { rows } = await transaction.query<{ id: string }>(
    `with recursive ${replacementChainOf('$1')} select id from family where id = $1 or (select sum(kept) from family) = 0 order by position`,
    [lineId],
  );
  return rows.map(({ id }) => id);
}

type Earned = { readonly id: string; readonly earned: number; readonly deserved: number };

/**
 * Lines that were confirmed, and then exchanged and returned in part, have brought the points of more pieces than are kept: what
 * the kept pieces would not bring is taken back, of the newest line first.
 */
async function takeBackExcess(transaction: PoolClient, memberId: string, lineId: string): Promise<void> {
  const { rows } = await transaction.query<Earned>(
    `with recursive ${replacementChainOf('$1')},
     shared as (
       select floor(max(point_rate_confirm) * sum(family.paid_amount - family.refunded_amount) / 100)::int as deserved
       from family join orders on orders.id = family.order_id)
     select id, earned_point as earned, deserved from family, shared
     where earned_point > 0 and state <> 'RETURNED' and (select sum(kept) from family) > 0
     order by position desc`,
    [lineId],
  );
  let excess = rows.reduce((total, { earned }) => total + earned, 0) - (rows[0]?.deserved ?? 0);
  for (const { id, earned } of rows) {
    const amount = Math.min(excess, earned);
    if (amount <= 0) return;
    await clawBackPart(transaction, { memberId, reasonCode: 'ORDER_CONFIRM', sourceId: id, amount });
    await transaction.query('update order_product set earned_point = earned_point - $2 where id = $1', [
      id,
      amount,
    ]);
    excess -= amount;
  }
}
