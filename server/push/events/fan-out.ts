import type { PoolClient } from 'pg';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { deliveryQueue, type FanOutJob } from '#server/push/push-queues.ts';

const batchSize = 500;
/** Sorts before every member's id. */
const nilUuid = '00000000-0000-0000-0000-000000000000';

/** Adds the message to the inbox of every subscriber, or of the member whose order or inquiry it is, with one job per browser. A retry after a crash repeats nothing. */
export async function fanOut(pool: Pool, jobs: Jobs, { messageId }: FanOutJob): Promise<void> {
  let last: string | null = nilUuid;
  while (last) {
    const after: string = last;
    last = await inTransaction(pool, (client) => fanOutBatch(client, jobs, messageId, after));
  }
}

/** @returns the last member of the batch; null when there are no more */
async function fanOutBatch(
  client: PoolClient,
  jobs: Jobs,
  messageId: string,
  after: string,
): Promise<string | null> {
  const { rows } = await client.query<{ userId: string }>(
    `select recipient.user_id as "userId"
     from (
       select subscription.user_id
       from push_topic_subscription subscription join push_message message using (topic, target_id) where message.id = $1
       union all
       select target_id from push_message where id = $1 and topic in ('ORDER', 'INQUIRY')
     ) recipient join "user" on "user".id = recipient.user_id
     where recipient.user_id > $2 and "user".state = 'ACT' and "user".deleted_at is null
     order by recipient.user_id limit $3`,
    [messageId, after, batchSize],
  );
  const members = rows.map(({ userId }) => userId);
  const subscriptions = await insertNotifications(client, messageId, members);
  if (subscriptions.length > 0) {
    const deliveries = subscriptions.map((subscriptionId) => ({ messageId, subscriptionId }));
    await jobs.enqueueAll(client, deliveryQueue, deliveries);
  }
  return members.length < batchSize ? null : (members.at(-1) ?? null);
}

/** @returns the ids of the push subscriptions to deliver to */
async function insertNotifications(
  client: PoolClient,
  messageId: string,
  members: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `with notified as (
      insert into notification (user_id, message_id) select unnest($2::uuid[]), $1 on conflict do nothing
      returning user_id
    )
    insert into push_delivery (message_id, subscription_id)
    select $1, push_subscription.id from push_subscription join notified using (user_id)
    on conflict do nothing returning subscription_id as id`,
    [messageId, members],
  );
  // A restock subscription is used up by its message: for the next restock the member subscribes again.
  await client.query(
    `delete from push_topic_subscription subscription using push_message message
     where message.id = $1 and message.topic = 'RESTOCK' and subscription.topic = message.topic
       and subscription.target_id = message.target_id and subscription.user_id = any($2)`,
    [messageId, members],
  );
  return rows.map(({ id }) => id);
}
