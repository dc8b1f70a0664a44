import { createHash } from 'node:crypto';
import type { Delivery } from '../push-queues.ts';
import type { DueDelivery } from './due-delivery.ts';

/** What the browser shows when it takes the place of another: each stock of a product, every other message by itself. */
export function tagOf({ messageId }: Delivery, { topic, targetId }: DueDelivery): string {
  return topic === 'RESTOCK' ? `restock-${targetId}` : messageId;
}

/** For the push service, which keeps only the newest of one topic: at most 32 characters of base64url. */
export const topicHeader = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** One declarative message: some browsers show it by themselves, the others hand it to our worker. */
export function pushPayload(delivery: Delivery, due: DueDelivery): string {
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title: due.title,
      body: due.body,
      lang: due.locale,
      navigate: `${due.origin}${due.path}`,
      tag: tagOf(delivery, due),
      app_badge: due.unread,
    },
  });
}
