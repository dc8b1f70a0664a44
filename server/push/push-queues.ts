import type { JobQueue, Jobs } from '#server/platform/jobs/jobs.ts';

const day = 24 * 3600;

/** Creates the deliveries of one message to all subscribers of its topic. */
export const fanOutQueue: JobQueue<FanOutJob> = {
  name: 'push-fan-out',
  retryLimit: 5,
  retryDelay: 10,
  retryBackoff: true,
  deleteAfterSeconds: day,
};
export type FanOutJob = { readonly messageId: string };

/** Sends one message to one browser. */
export const deliveryQueue: JobQueue<DeliveryJob> = {
  name: 'push-delivery',
  // Seven retries over an hour; after that the message is dropped.
  retryLimit: 7,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 1800,
  expireInSeconds: 60,
  deleteAfterSeconds: day,
};
export type DeliveryJob = { readonly messageId: string; readonly subscriptionId: string };

export async function createPushQueues(jobs: Jobs, { firstRetrySeconds = 30 } = {}): Promise<void> {
  await jobs.createQueue(fanOutQueue);
  await jobs.createQueue({ ...deliveryQueue, retryDelay: firstRetrySeconds });
}
