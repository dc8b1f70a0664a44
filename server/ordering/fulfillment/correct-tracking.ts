import type { PoolClient } from 'pg';
import { recordAccess } from '#server/members/access-log.ts';
import type { Messages } from '#server/messages/messages.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import type { CamelColumns } from '#server/platform/database/tables.gen.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { refuse } from '#server/platform/refusal.ts';
import type { correctTrackingNumber as contract } from '#src/shared/contracts/admin-orders.ts';
import type { ResponseBody } from '#src/shared/contracts/contract.ts';
import { sendBuyerMessage } from '../notices/buyer-messages.ts';
import { isVisibleToOperator, type Operator } from '../order-core/lines-visible-to-operator.ts';
import { lockOrdersOf } from '../order-core/order-state.ts';
import { checkParcel, insertDelivery, type Parcel } from './carriers.ts';
import { deliverySummary } from './read-deliveries.ts';

type Correction = {
  readonly ids: readonly string[];
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly actor: Operator;
};

type Line = CamelColumns<'order_product', 'id' | 'order_id' | 'state' | 'delivery_id'> & {
  readonly trackingNumber: string | null;
  readonly memberId: string;
  readonly carrierCode: string | null;
};

type Corrected = ResponseBody<typeof contract, Date | string>;
type Parts = { readonly pool: Pool; readonly messages: Messages };

/**
 * Lines on their way go on under another number: in a delivery of its own, so that an answer about the old number, which may
 * be under way, finds nothing that it could be written to. All lines or none.
 */
export function correctTracking({ pool, messages }: Parts, correction: Correction) {
  const { ids, carrier, trackingNumber: number, actor } = correction;
  return inTransaction(pool, async (transaction) => {
    const lines = await lockLines(transaction, correction);
    if (lines.length < ids.length) return refuse('NOT_FOUND');
    const still = lines.find(({ state }) => state !== 'SHIPPING');
    if (still) return refuse('ORDER_STATE_CONFLICT', { id: still.id, state: still.state });
    const parcel = await checkParcel(transaction, { carrier, number });
    // One parcel has one addressee.
    if (!parcel || new Set(lines.map(({ memberId }) => memberId)).size > 1)
      return refuse('TRACKING_NUMBER_INVALID');
    const wrong = lines.filter((line) => !isIn(parcel, line));
    for (const [orderId, own] of Map.groupBy(wrong, (line) => line.orderId)) {
      const deliveryId = await moveTo(transaction, parcel, orderId, own);
      await sendBuyerMessage(transaction, messages, { orderId, kind: 'TRACKING_CORRECTED', deliveryId });
    }
    for (const { id, memberId: userId } of wrong) {
      const access = { actorId: actor.id, userId, action: 'order.correct-tracking', subjectId: id } as const;
      await recordAccess(transaction, access);
    }
    return readParcels(transaction, ids);
  });
}

const isIn = ({ carrierCode, trackingNumber }: Parcel, line: Line): boolean =>
  line.carrierCode === carrierCode && line.trackingNumber === trackingNumber;

async function lockLines(transaction: PoolClient, { ids, actor }: Correction): Promise<readonly Line[]> {
  await lockOrdersOf(transaction, ids);
  const { rows } = await transaction.query<Line>(
    `select line.id, line.order_id as "orderId", user_id as "memberId", line.state, delivery_id as "deliveryId",
       carrier_code as "carrierCode", tracking_number as "trackingNumber"
     from order_product line join orders on orders.id = line.order_id left join delivery on delivery.id = delivery_id
     where line.id = any($1) and ${isVisibleToOperator('$2', '$3')}
     order by shipped_at, line.position`,
    [ids, actor.type, actor.id],
  );
  return rows;
}

/** The rest of the parcels that they were in stays there. @returns the delivery that they are in now */
async function moveTo(
  transaction: PoolClient,
  parcel: Parcel,
  orderId: string,
  lines: readonly Line[],
): Promise<string> {
  const formerIds = lines.flatMap(({ deliveryId }) => deliveryId ?? []);
  const deliveryId = await insertDelivery(transaction, orderId, parcel, formerIds[0]);
  const lineIds = lines.map(({ id }) => id);
  await transaction.query('update order_product set delivery_id = $2 where id = any($1)', [
    lineIds,
    deliveryId,
  ]);
  const isEmpty = `not exists (select from order_product line where line.delivery_id = delivery.id)`;
  await transaction.query(
    `delete from delivery_event using delivery
     where delivery.id = delivery_event.delivery_id and delivery.id = any($1) and ${isEmpty}`,
    [formerIds],
  );
  await transaction.query(`delete from delivery where id = any($1) and ${isEmpty}`, [formerIds]);
  return deliveryId;
}

async function readParcels(transaction: PoolClient, ids: readonly string[]): Promise<Corrected> {
  const { rows: products } = await transaction.query<Corrected['products'][number]>(
    `select line.id, line.order_id, ${deliverySummary} as delivery
     from order_product line join delivery on delivery.id = delivery_id
       join delivery_carrier carrier on carrier.code = carrier_code
     where line.id = any($1) order by line.order_id, line.position`,
    [ids],
  );
  return { products };
}
