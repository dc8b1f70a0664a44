import type { PoolClient } from 'pg';
import { type Actor, changeLineState } from '../order-core/order-state.ts';

type Arrival = {
  readonly lineIds: readonly string[];
  readonly deliveredAt: Date;
  readonly actor: Actor;
  readonly reason?: string;
};

/**
 * SHIPPING -> DELIVERED, for lines of orders that the caller has locked. The time to confirm begins when the shop learns of
 * it: a tracking service that was silent for days takes nothing of it.
 *
 * @returns the lines that are not on their way; empty when all have arrived
 */
export async function markDelivered(
  transaction: PoolClient,
  { lineIds, deliveredAt, actor, reason }: Arrival,
): Promise<readonly string[]> {
  const change = { lineIds, to: 'DELIVERED', actor, ...(reason && { reason }) } as const;
  const refused = await changeLineState(transaction, change);
  if (refused.length > 0) return refused;
  await transaction.query(
    `update order_product set delivered_at = $2,
       auto_confirm_at = now() + (select auto_confirm_days from shop_policy) * interval '1 day'
     where id = any($1)`,
    [lineIds, deliveredAt],
  );
  await transaction.query(
    `update delivery set delivered_at = $2, state = 'DELIVERED', check_at = null
     where id in (select delivery_id from order_product where id = any($1)) and delivered_at is null
       and not exists (select from order_product where delivery_id = delivery.id and state = 'SHIPPING')`,
    [lineIds, deliveredAt],
  );
  return [];
}
