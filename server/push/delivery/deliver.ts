import { type AdDecision, adPolicy } from '#server/members/ad-policy.ts';
import { readAdRecipient } from '#server/members/ad-recipient.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import type { VapidKeys } from '#server/push/vapid-keys.ts';
import { type DeliveryJob, deliveryQueue } from '../push-queues.ts';
import { isAdvertising, type Topic } from '../topics.ts';
import {
  type ClaimedDelivery,
  claimDelivery,
  deleteGoneSubscription,
  markRefused,
  markSent,
  markWaiting,
} from './delivery-repository.ts';
import { createPushPayload, notificationTag, toTopicHeader } from './push-payload.ts';
import type { PushResult, SendPush } from './web-push-client.ts';

export type DeliveryDependencies = {
  readonly pool: Pool;
  readonly jobs: Jobs;
  readonly keys: VapidKeys;
  readonly send: SendPush;
  readonly now: () => Date;
  readonly log: Pick<Log, 'warn' | 'error'>;
};

const hour = 3600;

/** TTL in seconds, and the urgency (RFC 8030), by which a phone that saves power decides whether to wake up. */
const deliveryOptions = {
  RESTOCK: { ttl: 24 * hour, urgency: 'high' },
  ORDER: { ttl: 72 * hour, urgency: 'high' },
  INQUIRY: { ttl: 72 * hour, urgency: 'normal' },
  ARTIST: { ttl: 72 * hour, urgency: 'normal' },
  NOTICE: { ttl: 72 * hour, urgency: 'normal' },
  EVENT: { ttl: 72 * hour, urgency: 'low' },
} as const satisfies Record<Topic, { ttl: number; urgency: string }>;

/** Sends one message to one browser, or records why not. Rejects when the job should be retried. */
export async function deliver(dependencies: DeliveryDependencies, delivery: DeliveryJob): Promise<void> {
  const due = await claimDelivery(dependencies.pool, delivery);
  if (due === 'finished') return;
  if (due === 'claimed-elsewhere') throw new Error('another process is sending this message');
  const decision = await decide(dependencies, due);
  const refusal = reasonToRefuse(dependencies, due, decision);
  if (refusal) return markRefused(dependencies.pool, delivery, refusal);
  if (decision.when === 'later') return postpone(dependencies, delivery, decision.at);
  const result = await sendNow(dependencies, delivery, due, decision.when === 'now' ? decision.until : null);
  return recordResult(dependencies, delivery, due, result);
}

/** A message that is no advertising the member has requested. */
async function decide(
  { pool, now }: DeliveryDependencies,
  { topic, userId }: ClaimedDelivery,
): Promise<AdDecision> {
  if (!isAdvertising(topic)) return { when: 'now', until: null };
  return adPolicy(await readAdRecipient(pool, userId), 'PUSH', now());
}

function reasonToRefuse(
  { now }: DeliveryDependencies,
  due: ClaimedDelivery,
  decision: AdDecision,
): string | null {
  if (!due.isSubscribed) return 'not-wanted';
  if (decision.when === 'never') return decision.reason;
  return secondsLeft(due, now()) > 0 ? null : 'too-old';
}

const secondsLeft = ({ topic, writtenAt }: ClaimedDelivery, now: Date): number =>
  Math.floor((writtenAt.getTime() - now.getTime()) / 1000) + deliveryOptions[topic].ttl;

async function sendNow(
  { keys, send, now }: DeliveryDependencies,
  delivery: DeliveryJob,
  due: ClaimedDelivery,
  until: Date | null,
): Promise<PushResult> {
  const key = keys.find(due.publicKey);
  if (!key) return { outcome: 'refused', reason: 'key-lost' };
  const maxTtl = until ? Math.floor((until.getTime() - now().getTime()) / 1000) : Number.POSITIVE_INFINITY;
  return send({
    ...due,
    key,
    payload: createPushPayload(delivery, due),
    ttl: Math.max(Math.min(secondsLeft(due, now()), maxTtl), 0),
    urgency: deliveryOptions[due.topic].urgency,
    topic: toTopicHeader(notificationTag(delivery, due)),
  });
}

async function recordResult(
  dependencies: DeliveryDependencies,
  delivery: DeliveryJob,
  { endpoint }: ClaimedDelivery,
  result: PushResult,
): Promise<void> {
  const { pool, log, now } = dependencies;
  const service = new URL(endpoint).host;
  switch (result.outcome) {
    case 'accepted':
      return markSent(pool, delivery);
    case 'gone':
      return deleteGoneSubscription(pool, delivery);
    case 'retry-later':
      return postpone(dependencies, delivery, new Date(now().getTime() + result.seconds * 1000));
    case 'refused':
      log.error({ service, reason: result.reason }, 'push: message refused by the push service');
      return markRefused(pool, delivery, result.reason);
    case 'failed':
      await markWaiting(pool, delivery);
      log.warn({ service, reason: result.reason }, 'push: sending failed, will retry');
      throw new Error(result.reason);
  }
}

/** Enqueues another job for that time. */
function postpone({ pool, jobs }: DeliveryDependencies, delivery: DeliveryJob, at: Date): Promise<void> {
  return inTransaction(pool, async (client) => {
    await markWaiting(client, delivery);
    await jobs.enqueue(client, deliveryQueue, delivery, { startAfter: at });
  });
}
