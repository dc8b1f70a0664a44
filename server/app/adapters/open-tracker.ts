import type { Config } from '#server/config/config.ts';
import { isLocalDemo } from '#server/config/local-demo.ts';
import type { DeliveryTracker } from '#server/ordering/fulfillment/delivery-tracker.ts';
import { createHttpTracker } from '#server/ordering/fulfillment/http-tracker.ts';
import type { Log } from '#server/platform/log.ts';
import { openSandboxCarrier } from '#server/sandbox/carrier/sandbox-carrier.ts';

/** Carriers report a few times a day, and tracking services count questions. */
const intervalSeconds = 30 * 60;
/** In the demo shop parcels are faster than life. */
const sandboxIntervalSeconds = 10;

/** Null: no tracking service is configured. */
export function openTracker(config: Config, log: Pick<Log, 'info' | 'warn'>): DeliveryTracker | null {
  const { tracker: configured } = config;
  if (configured) {
    log.info({ service: new URL(configured.url).host }, 'deliveries: followed by');
    return createHttpTracker({ findAddress: async () => configured, intervalSeconds, log });
  }
  if (!isLocalDemo(config)) {
    log.info({}, 'deliveries: followed by nobody, operators say what has been delivered');
    return null;
  }
  log.info({ service: 'the sandbox, whose parcels take two minutes' }, 'deliveries: followed by');
  const { findAddress, close } = openSandboxCarrier({ dataDirectory: config.dataDirectory, log });
  return createHttpTracker({ findAddress, close, intervalSeconds: sandboxIntervalSeconds, log });
}
