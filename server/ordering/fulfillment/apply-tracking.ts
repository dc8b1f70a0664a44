import type { PoolClient } from 'pg';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { TrackedEvent } from './delivery-tracker.ts';
import { markDelivered } from './mark-delivered.ts';

type Tracking = {
  readonly deliveryId: string;
  readonly events: readonly TrackedEvent[];
  /** When the parcel is asked about again, unless it has arrived. */
  readonly nextSeconds: number;
};

/** The limit of one parcel. A service that invents ever new events fills no disk. */
const maxStored = 200;

/**
 * Writes down what a tracking service says of a parcel. May be called again with the same events. Carriers use their numbers
 * again: what happened a week before the parcel was handed over is about another one.
 */
export function applyTracking(pool: Pool, { deliveryId, events, nextSeconds }: Tracking): Promise<void> {
  return inTransaction(pool, async (transaction) => {
    const delivery = await lockDelivery(transaction, deliveryId);
    if (!delivery) return;
    const { shippedAt, stored, lineIds } = delivery;
    const earliest = shippedAt.getTime() - 7 * dayMs;
    const own = events.filter(
      ({ occurredAt }) => occurredAt.getTime() >= earliest && occurredAt.getTime() <= Date.now() + dayMs,
    );
    await insertEvents(transaction, deliveryId, own.slice(0, Math.max(0, maxStored - stored)));
    const arrival = own.find(({ code }) => code === 'DELIVERED');
    if (arrival && lineIds.length > 0) {
      const deliveredAt = new Date(Math.min(arrival.occurredAt.getTime(), Date.now()));
      await markDelivered(transaction, {
        lineIds,
        deliveredAt,
        actor: { type: 'SYSTEM' },
        reason: 'TRACKED',
      });
      return;
    }
    await transaction.query(
      `update delivery set failed_checks = 0,
         check_at = case when $3 then now() + make_interval(secs => $2) end,
         state = coalesce((select code from delivery_event where delivery_id = $1
           order by occurred_at desc, code limit 1), state)
       where id = $1`,
      [deliveryId, nextSeconds, lineIds.length > 0],
    );
  });
}

const dayMs = 86_400_000;

type LockedDelivery = {
  readonly shippedAt: Date;
  readonly stored: number;
  /** The lines that are still on their way: an operator may have been faster. */
  readonly lineIds: readonly string[];
};

/** Its order first, as everything does that changes lines. */
async function lockDelivery(
  transaction: PoolClient,
  deliveryId: string,
): Promise<LockedDelivery | undefined> {
  await transaction.query(
    'select from orders where id = (select order_id from delivery where id = $1) for no key update',
    [deliveryId],
  );
  const { rows } = await transaction.query<LockedDelivery>(
    `select shipped_at as "shippedAt",
       (select count(*)::int from delivery_event where delivery_id = delivery.id) as stored,
       array(select id from order_product where delivery_id = delivery.id and state = 'SHIPPING') as "lineIds"
     from delivery where id = $1 and delivered_at is null for no key update`,
    [deliveryId],
  );
  return rows[0];
}

async function insertEvents(
  transaction: PoolClient,
  deliveryId: string,
  events: readonly TrackedEvent[],
): Promise<void> {
  const rows = events.map(({ code, location, description, occurredAt }) => ({
    delivery_id: deliveryId,
    code,
    location,
    description,
    occurred_at: occurredAt,
  }));
  await transaction.query(
    `insert into delivery_event select * from jsonb_populate_recordset(null::delivery_event, $1)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
