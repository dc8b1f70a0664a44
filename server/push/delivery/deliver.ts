import type { Pool } from '#server/database/pool.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Log } from '#server/log.ts';
import { readConsents } from '#server/members/consents.ts';
import { type DeliveryDecision, deliveryPolicy } from '#server/push/delivery-policy.ts';
import type { PushKeys } from '../push-keys.ts';
import { type Delivery, deliveryQueue } from '../push-queues.ts';
import { isAdvertising, type Topic } from '../topics.ts';
import {
  claimDelivery,
  type DueDelivery,
  markRefused,
  markSent,
  markWaiting,
  removeDeadSubscription,
} from './due-delivery.ts';
import { pushPayload, tagOf, topicHeader } from './push-payload.ts';
import type { PushAnswer, SendPush } from './push-sender.ts';

export type DeliveryParts = {
  readonly pool: Pool;
  readonly jobs: Jobs;
  readonly keys: PushKeys;
  readonly send: SendPush;
  readonly now: () => Date;
  readonly log: Pick<Log, 'warn' | 'error'>;
};

const hour = 3600;

/** Seconds for which each is news, and whether a phone that saves its battery is woken for it. */
const deliveryOptions = {
  RESTOCK: { lasts: 24 * hour, urgency: 'high' },
  ORDER: { lasts: 72 * hour, urgency: 'high' },
  ARTIST: { lasts: 72 * hour, urgency: 'normal' },
  NOTICE: { lasts: 72 * hour, urgency: 'normal' },
  EVENT: { lasts: 72 * hour, urgency: 'low' },
} as const satisfies Record<Topic, { lasts: number; urgency: string }>;

/** Sends one message to one browser, or says why not. Rejects when it should be tried again. */
export async function deliver(parts: DeliveryParts, delivery: Delivery): Promise<void> {
  const due = await claimDelivery(parts.pool, delivery);
  if (due === 'over') return;
  if (due === 'busy') throw new Error('another process sends it');
  const rule = await ruleFor(parts, due);
  const refusal = await reasonNotTo(parts, due, rule);
  if (refusal) return markRefused(parts.pool, delivery, refusal);
  if (rule.when === 'later') return postpone(parts, delivery, rule.at);
  const answer = await sendNow(parts, delivery, due, rule.when === 'now' ? rule.until : null);
  return settle(parts, delivery, due, answer);
}

async function ruleFor(
  { pool, now }: DeliveryParts,
  { topic, userId }: DueDelivery,
): Promise<DeliveryDecision> {
  const { ADVERTISING, PUSH, NIGHT } = await readConsents(pool, userId);
  const consents = { advertising: ADVERTISING, push: PUSH, night: NIGHT };
  return deliveryPolicy({ isAdvertising: isAdvertising(topic), consents, now: now() });
}

async function reasonNotTo(
  { now }: DeliveryParts,
  due: DueDelivery,
  rule: DeliveryDecision,
): Promise<string | null> {
  if (!due.isWanted) return 'not-wanted';
  if (rule.when === 'never') return rule.why;
  return secondsLeft(due, now()) > 0 ? null : 'too-old';
}

const secondsLeft = ({ topic, writtenAt }: DueDelivery, now: Date): number =>
  Math.floor((writtenAt.getTime() - now.getTime()) / 1000) + deliveryOptions[topic].lasts;

async function sendNow(
  { keys, send, now }: DeliveryParts,
  delivery: Delivery,
  due: DueDelivery,
  until: Date | null,
): Promise<PushAnswer> {
  const key = keys.find(due.publicKey);
  if (!key) return { outcome: 'refused', reason: 'key-lost' };
  const untilThen = until ? Math.floor((until.getTime() - now().getTime()) / 1000) : Number.POSITIVE_INFINITY;
  return send({
    ...due,
    key,
    payload: pushPayload(delivery, due),
    ttl: Math.max(Math.min(secondsLeft(due, now()), untilThen), 0),
    urgency: deliveryOptions[due.topic].urgency,
    topic: topicHeader(tagOf(delivery, due)),
  });
}

async function settle(
  parts: DeliveryParts,
  delivery: Delivery,
  { endpoint }: DueDelivery,
  answer: PushAnswer,
): Promise<void> {
  const { pool, log, now } = parts;
  const service = new URL(endpoint).host;
  switch (answer.outcome) {
    case 'accepted':
      return markSent(pool, delivery);
    case 'gone':
      return removeDeadSubscription(pool, delivery);
    case 'later':
      return postpone(parts, delivery, new Date(now().getTime() + answer.seconds * 1000));
    case 'refused':
      log.error({ service, reason: answer.reason }, 'a push service refused our message');
      return markRefused(pool, delivery, answer.reason);
    case 'failed':
      await markWaiting(pool, delivery);
      log.warn({ service, reason: answer.reason }, 'a push service did not answer');
      throw new Error(answer.reason);
  }
}

/** Another job takes over then. */
function postpone({ pool, jobs }: DeliveryParts, delivery: Delivery, at: Date): Promise<void> {
  return inTransaction(pool, async (client) => {
    await markWaiting(client, delivery);
    await jobs.enqueue(client, deliveryQueue, delivery, { startAfter: at });
  });
}
