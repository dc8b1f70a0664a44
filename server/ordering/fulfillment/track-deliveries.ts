import type { Pool } from '#server/platform/database/pool.ts';
import { eachContained } from '#server/platform/jobs/failures.ts';
import { applyTracking } from './apply-tracking.ts';
import type { DeliveryTracker } from './delivery-tracker.ts';

const batch = 50;
/** Answers that do not come before a run gives up: the service is down, and every one takes its full timeout. */
const maxUnknown = 3;
const maxPauseSeconds = 6 * 3600;

type DueDelivery = {
  readonly id: string;
  readonly carrier: string;
  readonly trackingNumber: string;
};

/** Asks about parcels on their way, outside of any transaction. May run twice, or end in the middle. */
export async function trackDeliveries(pool: Pool, tracker: DeliveryTracker): Promise<void> {
  let unknown = 0;
  const failed = await eachContained('track-deliveries', await findDue(pool), async (due) => {
    if (unknown === maxUnknown) return;
    const answer = await tracker.read(due.carrier, due.trackingNumber);
    if (answer.outcome === 'unknown') {
      unknown += 1;
      return askLater(pool, due.id, tracker.intervalSeconds);
    }
    const events = answer.outcome === 'found' ? answer.events : [];
    await applyTracking(pool, { deliveryId: due.id, events, nextSeconds: tracker.intervalSeconds });
  });
  for (const { id } of failed) await askLater(pool, id, tracker.intervalSeconds);
}

async function findDue(pool: Pool): Promise<readonly DueDelivery[]> {
  const { rows } = await pool.query<DueDelivery>(
    `select id, tracker_id as carrier, tracking_number as "trackingNumber"
     from delivery join delivery_carrier carrier on carrier.code = carrier_code
     where check_at <= now() and tracker_id is not null and tracking_number is not null
     order by check_at limit $1`,
    [batch],
  );
  return rows;
}

/** Twice as late with each answer that does not come. */
async function askLater(pool: Pool, id: string, intervalSeconds: number): Promise<void> {
  await pool.query(
    `update delivery set failed_checks = failed_checks + 1,
       check_at = now() + make_interval(secs => least($3, $2 * power(2, least(failed_checks, 20))))
     where id = $1 and check_at is not null`,
    [id, intervalSeconds, maxPauseSeconds],
  );
}
