import type { PoolClient } from 'pg';
import type { Static } from 'typebox';
import type { orderState } from '#src/shared/contracts/order-states.ts';

export type OrderState = Static<typeof orderState>;

/** Who changes the state of an order, see `order_state_rule`. */
export type Actor = {
  readonly type: 'USER' | 'PG' | 'SYSTEM' | 'BRAND' | 'ADMIN';
  readonly id?: string;
};

type Change = {
  readonly orderId: string;
  readonly from: OrderState;
  readonly to: OrderState;
  readonly actor: Actor;
  readonly reason?: string;
};

/**
 * Takes an order and its lines from one state to the next, if the table of transitions allows it to this actor.
 *
 * @returns false if it does not, or if the order is in another state
 */
export async function changeOrderState(
  transaction: PoolClient,
  { orderId, from, to, actor, reason }: Change,
): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `with changed as (
      update orders set state = $3, version = version + 1
      where id = $1 and state = $2 and exists (
        select from order_state_rule where from_state = $2 and to_state = $3 and actor_type = $4)
      returning id),
    lines as (
      update order_product set state = $3 where order_id = (select id from changed) and state = $2)
    insert into order_state_history (order_id, from_state, to_state, actor_type, actor_id, reason)
    select id, $2, $3, $4, $5, $6 from changed`,
    [orderId, from, to, actor.type, actor.id ?? null, reason ?? null],
  );
  return rowCount === 1;
}
