import { reportFailure } from '#server/platform/jobs/failures.ts';
import { startPolling } from '#server/platform/jobs/polling.ts';
import type { Log } from '#server/platform/log.ts';
import { type DeliveryDependencies, deliver } from './delivery/deliver.ts';
import { dispatchEvents } from './events/dispatch-events.ts';
import { fanOut } from './events/fan-out.ts';
import {
  createPushQueues,
  type DeliveryJob,
  deliveryQueue,
  type FanOutJob,
  fanOutQueue,
} from './push-queues.ts';

export type PushWorker = { close(): Promise<void> };

type PollingOptions = {
  /** Interval at which this process looks for new events. */
  readonly eventPollMs?: number;
  readonly pollingIntervalSeconds?: number;
  readonly firstRetrySeconds?: number;
};

const deliveryBatchSize = 20;

/** Dispatches events and delivers messages; any number of processes may do so. Close it before the jobs. */
export async function startPushWorker(
  dependencies: DeliveryDependencies,
  options: PollingOptions = {},
): Promise<PushWorker> {
  const { pool, jobs } = dependencies;
  const { eventPollMs = 2_000, pollingIntervalSeconds = 2, ...retries } = options;
  await createPushQueues(jobs, retries);
  await jobs.boss.work<FanOutJob>(fanOutQueue.name, { pollingIntervalSeconds }, async ([job]) => {
    if (!job) return;
    await fanOut(pool, jobs, job.data).catch((error: unknown) => {
      reportFailure(fanOutQueue.name, error, job.data);
      throw error;
    });
  });
  await jobs.boss.work<DeliveryJob>(
    deliveryQueue.name,
    { pollingIntervalSeconds, batchSize: deliveryBatchSize, burstWhenBatchFull: true, perJobResults: true },
    (batch) => Promise.all(batch.map(({ id, data }) => toJobResult(id, deliver(dependencies, data)))),
  );
  return pollEvents(dependencies, eventPollMs);
}

/** A job that fails is retried alone; the others of its batch are completed. */
async function toJobResult(id: string, delivery: Promise<void>) {
  try {
    await delivery;
    return { id, status: 'completed' as const };
  } catch (error) {
    return { id, status: 'failed' as const, output: { reason: (error as Error).message } };
  }
}

function pollEvents({ pool, jobs, log }: DeliveryDependencies, intervalMs: number): PushWorker {
  let isOpen = true;
  const polling = startPolling(() => dispatchAllEvents(pool, jobs, log, () => isOpen), intervalMs);
  return {
    close() {
      isOpen = false;
      return polling.close();
    },
  };
}

async function dispatchAllEvents(
  pool: DeliveryDependencies['pool'],
  jobs: DeliveryDependencies['jobs'],
  log: Pick<Log, 'warn'>,
  isOpen: () => boolean,
): Promise<void> {
  try {
    while (isOpen() && (await dispatchEvents(pool, jobs)));
  } catch (error) {
    log.warn({ err: error }, 'push: dispatching events failed, will retry');
  }
}
