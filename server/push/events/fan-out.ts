import type { PoolClient } from 'pg';
import type { Pool } from '#server/database/pool.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { deliveryQueue, type FanOut } from '#server/push/push-queues.ts';

const membersAtOnce = 500;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Into the inbox of everybody who asked, and one job per browser. Begun again after a crash, it tells nobody twice. */
export async function fanOut(pool: Pool, jobs: Jobs, { messageId }: FanOut): Promise<void> {
  let last: string | null = beforeAll;
  while (last) {
    const after: string = last;
    last = await inTransaction(pool, (client) => tellSome(client, jobs, messageId, after));
  }
}

/** @returns the member it got to; null when that was the last */
async function tellSome(
  client: PoolClient,
  jobs: Jobs,
  messageId: string,
  after: string,
): Promise<string | null> {
  const { rows } = await client.query<{ userId: string }>(
    `select subscription.user_id as "userId"
     from push_topic_subscription subscription join push_message message using (topic, target_id) join "user" on "user".id = subscription.user_id
     where message.id = $1 and subscription.user_id > $2 and "user".state = 'ACT' and "user".deleted_at is null
     order by subscription.user_id limit $3`,
    [messageId, after, membersAtOnce],
  );
  const members = rows.map(({ userId }) => userId);
  const subscriptions = await noteForAll(client, messageId, members);
  if (subscriptions.length > 0) {
    const deliveries = subscriptions.map((subscriptionId) => ({ messageId, subscriptionId }));
    await jobs.enqueueAll(client, deliveryQueue, deliveries);
  }
  return members.length < membersAtOnce ? null : (members.at(-1) ?? null);
}

/** @returns the browsers that are to be called */
async function noteForAll(
  client: PoolClient,
  messageId: string,
  members: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `with told as (
      insert into notification (user_id, message_id) select unnest($2::uuid[]), $1 on conflict do nothing
      returning user_id
    )
    insert into push_delivery (message_id, subscription_id)
    select $1, push_subscription.id from push_subscription join told using (user_id)
    on conflict do nothing returning subscription_id as id`,
    [messageId, members],
  );
  // Back in stock is told once: whoever wants to hear of the next time asks again.
  await client.query(
    `delete from push_topic_subscription subscription using push_message message
     where message.id = $1 and message.topic = 'RESTOCK' and subscription.topic = message.topic
       and subscription.target_id = message.target_id and subscription.user_id = any($2)`,
    [messageId, members],
  );
  return rows.map(({ id }) => id);
}
