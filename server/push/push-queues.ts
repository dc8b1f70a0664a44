import type { JobQueue, Jobs } from '#server/jobs/jobs.ts';

const day = 24 * 3600;

/** Spreads one message over everybody who subscribed to its topic. */
export const fanOutQueue: JobQueue<FanOut> = {
  name: 'push-fan-out',
  retryLimit: 5,
  retryDelay: 10,
  retryBackoff: true,
  deleteAfterSeconds: day,
};
export type FanOut = { readonly messageId: string };

/** Sends one message to one browser. */
export const deliveryQueue: JobQueue<Delivery> = {
  name: 'push-delivery',
  // Seven attempts over an hour: a push service that is down longer than that has lost the message.
  retryLimit: 7,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 1800,
  expireInSeconds: 60,
  deleteAfterSeconds: day,
};
export type Delivery = { readonly messageId: string; readonly subscriptionId: string };

export async function createPushQueues(jobs: Jobs, { firstRetrySeconds = 30 } = {}): Promise<void> {
  await jobs.createQueue(fanOutQueue);
  await jobs.createQueue({ ...deliveryQueue, retryDelay: firstRetrySeconds });
}
