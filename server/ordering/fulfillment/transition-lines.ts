import type { PoolClient } from 'pg';
import { recordAccess } from '#server/members/access-log.ts';
import type { Messages } from '#server/messages/messages.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import type { Columns } from '#server/platform/database/tables.gen.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import { sendBuyerMessage } from '../notices/buyer-messages.ts';
import { isVisibleToOperator, type Operator } from '../order-core/lines-visible-to-operator.ts';
import { type Actor, changeLineState, lockOrdersOf } from '../order-core/order-state.ts';
import { checkParcel, insertDelivery, type Parcel } from './carriers.ts';
import { markDelivered } from './mark-delivered.ts';

type OperatorState = 'PRODUCING' | 'PRODUCED' | 'SHIPPING_READY' | 'SHIPPING' | 'DELIVERED';

type Transition = {
  readonly ids: readonly string[];
  readonly to: OperatorState;
  readonly carrier?: string | undefined;
  readonly trackingNumber?: string | undefined;
  readonly actor: Operator;
};

type Line = Columns<'order_product', 'id' | 'order_id' | 'state'> & {
  readonly user_id: string;
  readonly mayGo: boolean;
};

type Parts = { readonly pool: Pool; readonly messages: Messages };

/** All lines or none. Every order is locked before its lines are looked at: of a cancellation at the same moment one wins. */
export async function transitionLines({ pool, messages }: Parts, transition: Transition) {
  return inTransaction(pool, async (transaction) => {
    await transaction.query('savepoint transition');
    const outcome = await transit(transaction, messages, transition);
    if (outcome instanceof Refusal) await transaction.query('rollback to savepoint transition');
    return outcome;
  });
}

async function transit(transaction: PoolClient, messages: Messages, transition: Transition) {
  const { ids, to, carrier, trackingNumber: number, actor } = transition;
  const lines = await lockLines(transaction, transition);
  if (lines.length < ids.length) return refuse('NOT_FOUND');
  const stuck = lines.find(({ mayGo }) => !mayGo);
  if (stuck) return refuse('ORDER_STATE_CONFLICT', { id: stuck.id, state: stuck.state });
  const orderIds = [...new Set(lines.map(({ order_id }) => order_id))];
  if (to === 'SHIPPING') {
    const parcel = await checkParcel(transaction, { carrier, number });
    // One parcel has one addressee.
    if (!parcel || new Set(lines.map(({ user_id }) => user_id)).size > 1)
      return refuse('TRACKING_NUMBER_INVALID');
    await handOver(transaction, lines, parcel);
  }
  const refused = await change(transaction, ids, to, actor);
  if (refused.length > 0) throw new Error('A locked line has changed.');
  for (const { id, user_id: userId } of lines) {
    const access = { actorId: actor.id, userId, action: 'order.transition', subjectId: id } as const;
    await recordAccess(transaction, access);
  }
  if (to === 'SHIPPING') {
    for (const orderId of orderIds)
      await sendBuyerMessage(transaction, messages, { orderId, kind: 'SHIPPED' });
  }
  return { products: lines.map(({ id, order_id }) => ({ id, order_id, state: to })) };
}

/** Orders first, ascending, as everything does that changes more than one. */
async function lockLines(transaction: PoolClient, { ids, to, actor }: Transition): Promise<readonly Line[]> {
  await lockOrdersOf(transaction, ids);
  const { rows } = await transaction.query<Line>(
    `select line.id, order_id, user_id, line.state,
       exists (select from order_state_rule
         where from_state = line.state and to_state = $2 and actor_type = $3)
       -- What is decorated is produced first, and nothing else is.
       and case when line.state = 'PAID' then (product_custom_id is not null) = ($2 = 'PRODUCING') else true end
       and orders.held_at is null as "mayGo"
     from order_product line join orders on orders.id = order_id
     where line.id = any($1) and ${isVisibleToOperator('$3', '$4')}
     order by order_id, line.position`,
    [ids, to, actor.type, actor.id],
  );
  return rows;
}

async function handOver(transaction: PoolClient, lines: readonly Line[], parcel: Parcel): Promise<void> {
  const byOrder = Map.groupBy(lines, ({ order_id }) => order_id);
  for (const [orderId, own] of byOrder) {
    const deliveryId = await insertDelivery(transaction, orderId, parcel);
    await transaction.query('update order_product set delivery_id = $2 where id = any($1)', [
      own.map(({ id }) => id),
      deliveryId,
    ]);
  }
}

async function change(
  transaction: PoolClient,
  lineIds: readonly string[],
  to: OperatorState,
  actor: Actor,
): Promise<readonly string[]> {
  if (to === 'DELIVERED') return markDelivered(transaction, { lineIds, deliveredAt: new Date(), actor });
  const refused = await changeLineState(transaction, { lineIds, to, actor });
  if (to === 'PRODUCING' && refused.length === 0)
    await transaction.query('update order_product set production_started_at = now() where id = any($1)', [
      lineIds,
    ]);
  return refused;
}
