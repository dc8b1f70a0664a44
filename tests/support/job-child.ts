import { openAdapters } from '#server/app/adapters/open-adapters.ts';
import type { SandboxAddress } from '#server/app/adapters/open-payment-gateway.ts';
import { readConfig } from '#server/config/config.ts';
import { cleanUp } from '#server/ordering/cart/clean-up.ts';
import { notifyExpiringCoupons } from '#server/ordering/coupons/expiring-coupons.ts';
import { assumeDeliveries } from '#server/ordering/fulfillment/assume-delivered.ts';
import { confirmDueLines } from '#server/ordering/fulfillment/confirm-line.ts';
import { createHttpTracker } from '#server/ordering/fulfillment/http-tracker.ts';
import { trackDeliveries } from '#server/ordering/fulfillment/track-deliveries.ts';
import { expireOrders } from '#server/ordering/payments/expire-orders.ts';
import { watchRefunds } from '#server/ordering/payments/watch-refunds.ts';
import { notifyExpiringPoints } from '#server/ordering/points/expiring-points.ts';
import { createPool } from '#server/platform/database/pool.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { createLog } from '#server/platform/log.ts';

// A process that runs one of the jobs of the shop once, and ends. A test kills it in the middle.

export type JobOrder = {
  readonly database: object;
  readonly sandbox: SandboxAddress;
  /** Where the tracking service answers. */
  readonly trackerUrl: string;
  readonly job: keyof typeof runs;
};

const { database, sandbox, trackerUrl, job }: JobOrder = JSON.parse(process.argv[2] ?? '{}');
const config = readConfig({ LOG_LEVEL: 'silent', PAYMENT: 'sandbox' });
const log = createLog(config);
const pool = createPool(database, log);
const jobs = await openJobs(pool, log);
const keys = { data: Buffer.alloc(32) };
const { messages, payments } = await openAdapters({ config, pool, jobs, keys, log, sandbox });
const findAddress = async () => ({ url: trackerUrl, key: null });
const tracker = createHttpTracker({ findAddress, intervalSeconds: 600, log });

const runs = {
  'track-deliveries': () => trackDeliveries(pool, tracker),
  'assume-deliveries': () => assumeDeliveries({ pool, messages }),
  'confirm-deliveries': () => confirmDueLines(pool),
  'clean-up-buying': () => cleanUp(pool),
  'notices-of-coupons': () => notifyExpiringCoupons(pool, messages),
  'notices-of-points': () => notifyExpiringPoints(pool, messages),
  'expire-orders': () => expireOrders(pool, payments),
  'watch-refunds': () => watchRefunds({ pool, payments, log }),
};

await runs[job]();
process.exit(0);
