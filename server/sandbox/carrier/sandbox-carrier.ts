import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { TrackerAddress } from '#server/ordering/fulfillment/delivery-tracker.ts';
import type { Log } from '#server/platform/log.ts';
import { superviseProcess } from '../processes/supervise-process.ts';

type Options = {
  readonly dataDirectory: string;
  /** Between two steps of a parcel. */
  readonly stepSeconds?: number;
  readonly log: Pick<Log, 'info' | 'warn'>;
};

/** The carrier of the demo shop, whose parcels are in a file of the data folder and arrive after two minutes. */
export function openSandboxCarrier({ dataDirectory, stepSeconds = 20, log }: Options) {
  const key = randomBytes(32).toString('base64url');
  const { findAddress, close } = superviseProcess({
    area: 'carrier',
    script: new URL('carrier-process.ts', import.meta.url),
    environment: async () => ({
      PARCELS_FILE: join(dataDirectory, 'carrier', 'parcels.jsonl'),
      PARCELS_STEP_SECONDS: String(stepSeconds),
      TRACKER_KEY: key,
    }),
    log,
  });
  return {
    findAddress: async (): Promise<TrackerAddress> => ({ url: `${await findAddress()}/graphql`, key }),
    close,
  };
}
