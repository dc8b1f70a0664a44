import type { PoolClient } from 'pg';
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { reportFailure } from '#server/platform/jobs/failures.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
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
    for (const batch of rows) await tellContained(client, jobs, batch);
    return rows.reduce((count, { subjects }) => count + subjects.length, 0) > 0;
  });
}

type Batch = { readonly topic: Topic; readonly subjects: readonly string[] };

/** An event whose message cannot be stored delays no other: it is reported, and tried again later. */
async function tellContained(client: PoolClient, jobs: Jobs, { topic, subjects }: Batch): Promise<void> {
  if ((await tell(client, jobs, { topic, subjects })) === null) return;
  const failed: string[] = [];
  for (const subject of subjects) {
    const error = await tell(client, jobs, { topic, subjects: [subject] });
    if (error === null) continue;
    reportFailure('push-events', error, { topic, subject });
    failed.push(subject);
  }
  await client.query(
    `insert into push_event (topic, subject_id, due_at) select $1, unnest($2::uuid[]), now() + interval '10 minutes'`,
    [topic, failed],
  );
}

/** All of them or none. @returns why none */
async function tell(client: PoolClient, jobs: Jobs, { topic, subjects }: Batch): Promise<unknown> {
  await client.query('savepoint events');
  try {
    for (const event of await findEvents(client, { topic, subjectIds: subjects })) {
      const messageId = await insertMessage(client, event);
      if (messageId) await jobs.enqueue(client, fanOutQueue, { messageId });
    }
    await client.query('release savepoint events');
    return null;
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    await client.query('rollback to savepoint events');
    return error;
  }
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
