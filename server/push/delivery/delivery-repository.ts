import type { PoolClient } from 'pg';
import type { Pool } from '#server/platform/database/pool.ts';
import type { CamelColumns } from '#server/platform/database/tables.gen.ts';
import type { DeliveryJob } from '#server/push/push-queues.ts';

/** One message for one browser, with everything needed to send it. */
export type ClaimedDelivery = CamelColumns<'push_message', 'topic' | 'target_id' | 'path'> &
  CamelColumns<
    'push_subscription',
    'user_id' | 'endpoint' | 'p256dh' | 'auth' | 'public_key' | 'locale' | 'origin'
  > & {
    readonly title: string;
    readonly body: string;
    readonly writtenAt: Date;
    /**
     * False when the member has unsubscribed since. Always true for RESTOCK, whose subscription ends with its message, and for
     * what is the member's own: an order, an inquiry.
     */
    readonly isSubscribed: boolean;
    readonly unread: number;
  };

/**
 * Claims the delivery for this process. A claim expires after two minutes, in case its process was killed.
 * @returns `finished`: it has been sent or refused, or its subscription is gone
 */
export async function claimDelivery(
  pool: Pool,
  { messageId, subscriptionId }: DeliveryJob,
): Promise<ClaimedDelivery | 'claimed-elsewhere' | 'finished'> {
  const { rows } = await pool.query<ClaimedDelivery>(
    `with claimed as (
      update push_delivery set state = 'SENDING', changed_at = now()
      where message_id = $1 and subscription_id = $2
        and (state = 'WAITING' or (state = 'SENDING' and changed_at < now() - interval '2 minutes'))
      returning message_id, subscription_id
    )
    select topic, target_id as "targetId", user_id as "userId", path, message.created_at as "writtenAt",
      case locale when 'en' then title_en else title end as title,
      case locale when 'en' then body_en else body end as body,
      topic in ('RESTOCK', 'ORDER', 'INQUIRY') or exists (select from push_topic_subscription topic_subscription
        where topic_subscription.user_id = subscription.user_id
          and topic_subscription.topic = message.topic and topic_subscription.target_id = message.target_id) as "isSubscribed",
      (select count(*)::int from notification where notification.user_id = subscription.user_id
        and read_at is null) as unread,
      endpoint, p256dh, auth, public_key as "publicKey", locale, origin
    from claimed join push_message message on message.id = message_id
      join push_subscription subscription on subscription.id = subscription_id`,
    [messageId, subscriptionId],
  );
  if (rows[0]) return rows[0];
  const sending = await pool.query(
    `select from push_delivery where message_id = $1 and subscription_id = $2 and state = 'SENDING'`,
    [messageId, subscriptionId],
  );
  return sending.rowCount === 1 ? 'claimed-elsewhere' : 'finished';
}

export async function markSent(pool: Pool, { messageId, subscriptionId }: DeliveryJob): Promise<void> {
  await pool.query(
    `with sent as (
      update push_delivery set state = 'SENT', changed_at = now() where message_id = $1 and subscription_id = $2
      returning subscription_id
    )
    update push_subscription set last_ok_at = now() where id = (select subscription_id from sent)`,
    [messageId, subscriptionId],
  );
}

export async function markRefused(
  pool: Pool,
  { messageId, subscriptionId }: DeliveryJob,
  reason: string,
): Promise<void> {
  await pool.query(
    `update push_delivery set state = 'REFUSED', reason = $3, changed_at = now()
     where message_id = $1 and subscription_id = $2`,
    [messageId, subscriptionId, reason],
  );
}

/** Releases the claim, so that a retry can send it. */
export async function markWaiting(
  database: Pool | PoolClient,
  { messageId, subscriptionId }: DeliveryJob,
): Promise<void> {
  await database.query(
    `update push_delivery set state = 'WAITING', changed_at = now() where message_id = $1 and subscription_id = $2`,
    [messageId, subscriptionId],
  );
}

export async function deleteGoneSubscription(pool: Pool, { subscriptionId }: DeliveryJob): Promise<void> {
  await pool.query('delete from push_subscription where id = $1', [subscriptionId]);
}
