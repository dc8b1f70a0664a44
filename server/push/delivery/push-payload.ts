import { createHash } from 'node:crypto';
import type { DeliveryJob } from '../push-queues.ts';
import type { ClaimedDelivery } from './delivery-repository.ts';

/** A notification replaces an earlier one with the same tag: only restock messages of one target share a tag. */
export function notificationTag({ messageId }: DeliveryJob, { topic, targetId }: ClaimedDelivery): string {
  return topic === 'RESTOCK' ? `restock-${targetId}` : messageId;
}

/** `Topic` of RFC 8030: the push service stores only the newest message of a topic. At most 32 base64url characters. */
export const toTopicHeader = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** A Declarative Web Push message: some browsers show it themselves, others pass it to the service worker. */
export function createPushPayload(delivery: DeliveryJob, due: ClaimedDelivery): string {
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title: due.title,
      body: due.body,
      lang: due.locale,
      navigate: `${due.origin}${due.path}`,
      tag: notificationTag(delivery, due),
      app_badge: due.unread,
    },
  });
}
