import type { Log } from '#server/log.ts';
import { type DeliveryParts, deliver } from './delivery/deliver.ts';
import { dispatchEvents } from './events/dispatch-events.ts';
import { fanOut } from './events/fan-out.ts';
import { createPushQueues, type Delivery, deliveryQueue, type FanOut, fanOutQueue } from './push-queues.ts';

export type PushWorker = { close(): Promise<void> };

type PollingOptions = {
  /** How often this process looks whether something happened. */
  readonly eventPollMs?: number;
  readonly pollingIntervalSeconds?: number;
  readonly firstRetrySeconds?: number;
};

const deliveriesAtOnce = 20;

/** Takes part in calling members back, beside the other processes that do. Close it before the jobs. */
export async function startPushWorker(
  parts: DeliveryParts,
  options: PollingOptions = {},
): Promise<PushWorker> {
  const { pool, jobs } = parts;
  const { eventPollMs = 2_000, pollingIntervalSeconds = 2, ...retries } = options;
  await createPushQueues(jobs, retries);
  await jobs.boss.work<FanOut>(fanOutQueue.name, { pollingIntervalSeconds }, async ([job]) => {
    if (job) await fanOut(pool, jobs, job.data);
  });
  await jobs.boss.work<Delivery>(
    deliveryQueue.name,
    { pollingIntervalSeconds, batchSize: deliveriesAtOnce, burstWhenBatchFull: true, perJobResults: true },
    (batch) => Promise.all(batch.map(({ id, data }) => resultOf(id, deliver(parts, data)))),
  );
  return pollEvents(parts, eventPollMs);
}

/** One that fails is tried again by itself, the others of its batch are done. */
async function resultOf(id: string, work: Promise<void>) {
  try {
    await work;
    return { id, status: 'completed' as const };
  } catch (error) {
    return { id, status: 'failed' as const, output: { reason: (error as Error).message } };
  }
}

/** Looks again after each look, never two at a time. */
function pollEvents({ pool, jobs, log }: DeliveryParts, everyMs: number): PushWorker {
  let timer: NodeJS.Timeout | undefined;
  let isOpen = true;
  let looking = Promise.resolve();
  const look = () => {
    looking = takeAll(pool, jobs, log, () => isOpen).finally(() => {
      if (isOpen) timer = setTimeout(look, everyMs);
    });
  };
  look();
  return {
    async close() {
      isOpen = false;
      clearTimeout(timer);
      await looking;
    },
  };
}

async function takeAll(
  pool: DeliveryParts['pool'],
  jobs: DeliveryParts['jobs'],
  log: Pick<Log, 'warn'>,
  isOpen: () => boolean,
): Promise<void> {
  try {
    while (isOpen() && (await dispatchEvents(pool, jobs)));
  } catch (error) {
    log.warn({ err: error }, 'the news was not taken, it waits');
  }
}
