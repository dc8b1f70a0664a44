import type { PoolClient } from 'pg';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { eachContained } from '#server/platform/jobs/failures.ts';
import type { Result } from '#server/platform/result.ts';
import { isHeldOf } from '../order-core/held-orders.ts';
import { type Actor, changeLineState } from '../order-core/order-state.ts';
import { replacementChainOf } from '../order-core/replacement-chain.ts';
import { grantPoints } from '../points/grant-points.ts';

type Confirmation = {
  readonly lineId: string;
  /** The buyer, or the shop once the time to complain is over. */
  readonly actor: Actor & { readonly type: 'USER' | 'SYSTEM' };
};

type Line = { readonly memberId: string; readonly point: number };

/**
 * DELIVERED -> CONFIRMED: the points are given, once. A line with an open claim stays as it is.
 *
 * @returns the points
 */
export async function confirmLine(
  transaction: PoolClient,
  { lineId, actor }: Confirmation,
): Promise<Result<number, 'not-found' | 'conflict'>> {
  const line = await lockLine(transaction, lineId);
  if (!line || (actor.type === 'USER' && line.memberId !== actor.id))
    return { ok: false, problem: 'not-found' };
  const { memberId, point } = line;
  const refused = await changeLineState(transaction, { lineIds: [lineId], to: 'CONFIRMED', actor });
  if (refused.length > 0) return { ok: false, problem: 'conflict' };
  await transaction.query('update order_product set confirmed_at = now(), earned_point = $2 where id = $1', [
    lineId,
    point,
  ]);
  await grantPoints(transaction, { memberId, amount: point, reasonCode: 'ORDER_CONFIRM', sourceId: lineId });
  return { ok: true, value: point };
}

/**
 * Of what was paid for the pieces that are kept, without delivery and points. A line that replaces another has cost nothing
 * itself: lines that were exchanged for each other share the points of the one that was bought, by pieces, and the last takes
 * the remainder. A bought line that was confirmed before it was exchanged has brought them already.
 */
async function lockLine(transaction: PoolClient, lineId: string): Promise<Line | undefined> {
  await transaction.query(
    'select from orders where id = (select order_id from order_product where id = $1) for no key update',
    [lineId],
  );
  const { rows } = await transaction.query<Line>(
    `with recursive ${replacementChainOf('$1')},
     shared as (
       select sum(kept) as kept, sum(kept) filter (where state = 'CONFIRMED' or id = $1) as confirmed,
         sum(paid_amount - refunded_amount) as paid, coalesce(sum(earned_point) filter (where state <> 'RETURNED'), 0) as earned
       from family)
     select user_id as "memberId", greatest(0,
         floor(orders.point_rate_confirm * paid * confirmed / (100 * nullif(kept, 0))) - earned)::int as point
     from order_product line join orders on orders.id = line.order_id, shared
     where line.id = $1 and orders.deleted_at is null`,
    [lineId],
  );
  return rows[0];
}

const batch = 200;

/**
 * Confirms what nobody has confirmed or complained about in time, one order per transaction. May run twice, or end in the middle.
 *
 * @returns how many lines
 */
export async function confirmDueLines(pool: Pool, leftOut: readonly string[] = []): Promise<number> {
  const { rows } = await pool.query<{ lineIds: string[] }>(
    `select array_agg(id order by position) as "lineIds" from order_product line
     where state = 'DELIVERED' and auto_confirm_at <= now()
       and not exists (select from order_claim_product where order_product_id = line.id and is_open)
       and not ${isHeldOf('line.order_id')} and id <> all ($2)
     group by order_id order by min(auto_confirm_at) limit $1`,
    [batch, leftOut],
  );
  let confirmed = 0;
  const failed = await eachContained('confirm-deliveries', rows, async ({ lineIds }) => {
    confirmed += await inTransaction(pool, (client) => confirm(client, lineIds));
  });
  // Lines that fail stay at the head: the others get their turn within the same run.
  if (rows.length < batch || failed.length === 0) return confirmed;
  const failedIds = failed.flatMap(({ lineIds }) => lineIds);
  return confirmed + (await confirmDueLines(pool, [...leftOut, ...failedIds]));
}

/** A line that has changed since it was found is refused, and left out. */
async function confirm(transaction: PoolClient, lineIds: readonly string[]): Promise<number> {
  let confirmed = 0;
  for (const lineId of lineIds) {
    const result = await confirmLine(transaction, { lineId, actor: { type: 'SYSTEM' } });
    if (result.ok) confirmed += 1;
  }
  return confirmed;
}
