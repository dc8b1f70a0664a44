import type { PoolClient } from 'pg';
import type { Static } from 'typebox';
import type { orderState } from '#src/shared/contracts/order-states.ts';
import { isHeldOf } from './held-orders.ts';

export type OrderState = Static<typeof orderState>;

/** The one who changes the state of an order, see `order_state_rule`. */
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

type LineChange = {
  readonly lineIds: readonly string[];
  readonly to: OrderState;
  readonly actor: Actor;
  /** A code, never what somebody has typed: histories are kept for ever. */
  readonly reason?: string;
};

/**
 * Takes lines to their next state, all or none, if the table of transitions allows it to this actor. Locks their orders
 * before the lines, and brings the state of each order along. A line with an open claim is not confirmed, and
 * one of a held order goes nowhere but to its end.
 *
 * @returns the lines that cannot go there; empty when all have gone
 */
export async function changeLineState(
  transaction: PoolClient,
  { lineIds, to, actor, reason }: LineChange,
): Promise<readonly string[]> {
  const orderIds = await lockOrdersOf(transaction, lineIds);
  const { rows } = await transaction.query<{ id: string; isAllowed: boolean }>(
    `select line.id, exists (select from order_state_rule
         where from_state = line.state and to_state = $2 and actor_type = $3)
       and not ($2 = 'CONFIRMED' and exists (select from order_claim_product claimed
         where claimed.order_product_id = line.id and is_open))
       and not ($2 not in ('CANCELED', 'RETURNED') and ${isHeldOf('line.order_id')}) as "isAllowed"
     from order_product line where id = any($1) order by id for no key update`,
    [lineIds, to, actor.type],
  );
  const allowed = new Set(rows.flatMap(({ id, isAllowed }) => (isAllowed ? [id] : [])));
  const refused = lineIds.filter((id) => !allowed.has(id));
  if (refused.length > 0) return refused;
  await transaction.query(
    `with previous as (select id, order_id, state from order_product where id = any($1)),
     changed as (update order_product set state = $2 where id = any($1))
     insert into order_state_history (order_id, order_product_id, from_state, to_state, actor_type, actor_id, reason)
     select order_id, id, state, $2, $3, $4, $5 from previous order by id`,
    [lineIds, to, actor.type, actor.id ?? null, reason ?? null],
  );
  for (const orderId of orderIds) await refreshOrderState(transaction, { orderId, actor, reason });
  return [];
}

/** In ascending order, so that two that change lines of the same orders never wait for each other. */
export async function lockOrdersOf(transaction: PoolClient, lineIds: readonly string[]): Promise<string[]> {
  const { rows } = await transaction.query<{ id: string }>(
    `select id from orders where id in (select order_id from order_product where id = any($1))
     order by id for no key update`,
    [lineIds],
  );
  return rows.map(({ id }) => id);
}

/** How far a line is on its way; what has ended comes last, and of that what was kept comes first. */
const progress: readonly OrderState[] = [
  ...(['PAYMENT_PENDING', 'DEPOSIT_WAITING', 'PAID', 'PRODUCING', 'PRODUCED'] as const),
  ...(['SHIPPING_READY', 'SHIPPING', 'DELIVERED', 'CONFIRMED', 'RETURNED', 'EXCHANGED'] as const),
  ...(['CANCELED', 'EXPIRED', 'PAYMENT_FAILED'] as const),
];

type Refresh = { readonly orderId: string; readonly actor: Actor; readonly reason?: string | undefined };

/** The state of an order is that of its least advanced line, or how its lines have ended. The order is locked by the caller. */
async function refreshOrderState(
  transaction: PoolClient,
  { orderId, actor, reason }: Refresh,
): Promise<void> {
  await transaction.query(
    `with next as (
      select state from order_product where order_id = $1 order by array_position($2::text[], state::text) limit 1),
    previous as (select state from orders where id = $1),
    changed as (
      update orders set state = next.state, version = version + 1,
        confirmed_at = case when next.state = 'CONFIRMED' then now() else confirmed_at end,
        canceled_at = case when next.state = 'CANCELED' then now() else canceled_at end
      from next where id = $1 and orders.state <> next.state
      returning orders.state)
    insert into order_state_history (order_id, from_state, to_state, actor_type, actor_id, reason)
    select $1, previous.state, changed.state, $3, $4, $5 from changed, previous`,
    [orderId, progress, actor.type, actor.id ?? null, reason ?? null],
  );
}
