import type { PoolClient } from 'pg';
import type { Pool } from '#server/database/pool.ts';
import type { Delivery } from '../push-queues.ts';
import type { Topic } from '../topics.ts';

/** One message for one browser, with all it takes to send it. */
export type DueDelivery = {
  readonly topic: Topic;
  readonly targetId: string;
  readonly userId: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly writtenAt: Date;
  /** Taken back since is no longer wanted; back in stock was wanted once. */
  readonly isWanted: boolean;
  readonly unread: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly publicKey: string;
  readonly locale: 'ko' | 'en';
  readonly origin: string;
};

/**
 * Takes the delivery for this process. One that another process began and never ended is free after two minutes.
 * @returns `busy`: another process sends it at this moment. `over`: it is done, or the browser is gone.
 */
export async function claimDelivery(
  pool: Pool,
  { messageId, subscriptionId }: Delivery,
): Promise<DueDelivery | 'busy' | 'over'> {
  const { rows } = await pool.query<DueDelivery>(
    `with claimed as (
      update push_delivery set state = 'SENDING', changed_at = now()
      where message_id = $1 and subscription_id = $2
        and (state = 'WAITING' or (state = 'SENDING' and changed_at < now() - interval '2 minutes'))
      returning message_id, subscription_id
    )
    select topic, target_id as "targetId", user_id as "userId", path, message.created_at as "writtenAt",
      case locale when 'en' then title_en else title end as title,
      case locale when 'en' then body_en else body end as body,
      topic = 'RESTOCK' or exists (select from push_topic_subscription wanted where wanted.user_id = subscription.user_id
        and wanted.topic = message.topic and wanted.target_id = message.target_id) as "isWanted",
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
  return sending.rowCount === 1 ? 'busy' : 'over';
}

export async function markSent(pool: Pool, { messageId, subscriptionId }: Delivery): Promise<void> {
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
  { messageId, subscriptionId }: Delivery,
  reason: string,
): Promise<void> {
  await pool.query(
    `update push_delivery set state = 'REFUSED', reason = $3, changed_at = now()
     where message_id = $1 and subscription_id = $2`,
    [messageId, subscriptionId, reason],
  );
}

/** Whoever takes it next may send it. */
export async function markWaiting(
  database: Pool | PoolClient,
  { messageId, subscriptionId }: Delivery,
): Promise<void> {
  await database.query(
    `update push_delivery set state = 'WAITING', changed_at = now() where message_id = $1 and subscription_id = $2`,
    [messageId, subscriptionId],
  );
}

export async function removeDeadSubscription(pool: Pool, { subscriptionId }: Delivery): Promise<void> {
  await pool.query('delete from push_subscription where id = $1', [subscriptionId]);
}
