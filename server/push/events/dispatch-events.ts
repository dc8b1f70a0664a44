import type { PoolClient } from 'pg';
import type { Pool } from '#server/database/pool.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { fanOutQueue } from '#server/push/push-queues.ts';
import type { Topic } from '#server/push/topics.ts';
import { findEvents, type PushEvent } from './find-events.ts';

const batchSize = 200;

/**
 * Turns events into messages and their fan-out jobs, in one transaction: each event is dispatched exactly once, even if
 * the process is killed. Several processes may dispatch at the same time.
 * @returns whether there may be more events
 */
export function dispatchEvents(pool: Pool, jobs: Jobs): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ topic: Topic; subjects: string[] }>(
      `with taken as (
        delete from push_event where id in (
          select id from push_event where due_at <= now() order by due_at limit $1 for update skip locked)
        returning topic, subject_id
      )
      select topic, array_agg(distinct subject_id) as subjects from taken group by topic`,
      [batchSize],
    );
    for (const { topic, subjects } of rows) {
      for (const event of await findEvents(client, { topic, subjectIds: subjects })) {
        const messageId = await insertMessage(client, event);
        if (messageId) await jobs.enqueue(client, fanOutQueue, { messageId });
      }
    }
    return rows.reduce((count, { subjects }) => count + subjects.length, 0) > 0;
  });
}

/** @returns null when the event has had its message before */
async function insertMessage(client: PoolClient, { topic, targetId, subjectId, path, message }: PushEvent) {
  const { rows } = await client.query<{ id: string }>(
    `insert into push_message (topic, target_id, subject_id, title, title_en, body, body_en, path)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning id`,
    [topic, targetId, subjectId, message.title, message.title_en, message.body, message.body_en, path],
  );
  return rows[0]?.id ?? null;
}
