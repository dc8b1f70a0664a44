import type { PgBoss } from 'pg-boss';

/** Spreads one message over everybody who asked for it. */
export const fanOutQueue = 'push-fan-out';
export type FanOut = { readonly messageId: string };

/** Sends one message to one browser. */
export const deliveryQueue = 'push-delivery';
export type Delivery = { readonly messageId: string; readonly subscriptionId: string };

const aDay = 24 * 3600;

/** Made by every process that starts; those that are there already keep what they are told here. */
export async function openQueues(boss: PgBoss, { firstRetrySeconds = 30 } = {}): Promise<void> {
  const fanOut = { retryLimit: 5, retryDelay: 10, retryBackoff: true, deleteAfterSeconds: aDay };
  // Seven tries over an hour: a push service that is down longer than that has lost our message.
  const delivery = {
    retryLimit: 7,
    retryDelay: firstRetrySeconds,
    retryBackoff: true,
    retryDelayMax: 1800,
    expireInSeconds: 60,
    deleteAfterSeconds: aDay,
  };
  for (const [name, options] of [
    [fanOutQueue, fanOut],
    [deliveryQueue, delivery],
  ] as const) {
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
}
