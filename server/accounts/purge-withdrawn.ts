import type { PoolClient } from 'pg';
import type { Pool } from '#server/database/pool.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { JobQueue, Jobs } from '#server/jobs/jobs.ts';

/** Seconds between two runs, of all processes together. */
const interval = 3600;

const purgeQueue: JobQueue<object> = {
  name: 'purge-withdrawn',
  expireInSeconds: 600,
  deleteAfterSeconds: 3600,
};

/** This process removes the data of members who left 30 days ago, in turn with the others. Closed with the jobs. */
export async function startPurge(pool: Pool, jobs: Jobs, pollingIntervalSeconds = 60): Promise<void> {
  await jobs.createQueue(purgeQueue);
  const enqueueNext = () => jobs.boss.sendDebounced(purgeQueue.name, {}, {}, interval);
  await jobs.boss.work(purgeQueue.name, { pollingIntervalSeconds }, async () => {
    // First, so that a run that fails is not the last one.
    await enqueueNext();
    await purgeWithdrawn(pool);
  });
  await enqueueNext();
}

/** One member per transaction. @returns how many were purged */
export async function purgeWithdrawn(pool: Pool): Promise<number> {
  for (let purged = 0; ; purged += 1) {
    if (!(await inTransaction(pool, purgeNext))) return purged;
  }
}

async function purgeNext(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ user_id: string }>(
    `update user_withdrawal set purged_at = now(), reason = null
     where user_id = (select user_id from user_withdrawal where purged_at is null and purge_at <= now()
       order by purge_at limit 1 for update skip locked)
     returning user_id`,
  );
  const [withdrawal] = rows;
  if (!withdrawal) return false;
  await purgeMember(client, withdrawal.user_id);
  return true;
}

/** Rows that are the member's own, and nobody else's business. */
const ownTables = [
  'user_agreement',
  'push_subscription',
  'push_topic_subscription',
  'notification',
  'idempotency_key',
  'verification_code',
] as const;

/** They count: rows are marked as deleted first, which the triggers of the counts notice. */
const reactionTables = [
  'graphic_like',
  'product_like',
  'review_like',
  'review_unlike',
  'banner_like',
  'artist_follow',
  'brand_follow',
] as const;

const memberColumns: Readonly<Record<string, string>> = { verification_code: 'member_id' };

/**
 * Reviews stay below the name of somebody who left, questions to the shop for the three years that the law on electronic
 * commerce demands; their author is nobody any more.
 */
async function purgeMember(client: PoolClient, memberId: string): Promise<void> {
  const { rows } = await client.query<{ email: string; phone: string | null }>(
    'select email, phone from "user" where id = $1',
    [memberId],
  );
  const { email = '', phone = null } = rows[0] ?? {};
  for (const table of ownTables) {
    await client.query(`delete from ${table} where ${memberColumns[table] ?? 'user_id'} = $1`, [memberId]);
  }
  for (const table of reactionTables) {
    await client.query(`update ${table} set deleted_at = now() where user_id = $1 and deleted_at is null`, [
      memberId,
    ]);
    await client.query(`delete from ${table} where user_id = $1`, [memberId]);
  }
  await deleteDesigns(client, memberId);
  // Photos that nothing has attached are removed with their files by the cleanup of uploads.
  await client.query(
    `update upload set created_at = now() - interval '2 days' where user_id = $1 and attached_at is null`,
    [memberId],
  );
  await client.query('delete from demo_message where recipient = $1 or recipient = $2', [email, phone]);
  await client.query(`delete from outbound_call where payload ->> 'recipient' in ($1, $2)`, [email, phone]);
  await client.query('delete from identity_account where id = $1', [memberId]);
  await client.query(
    `update "user" set email = id || '@members.invalid', name = '', nickname = '탈퇴한 회원', phone = null,
       phone_verified_at = null, deleted_at = now() where id = $1`,
    [memberId],
  );
}

/** Their names may say anything; their rows stay, because other rows refer to them. */
async function deleteDesigns(client: PoolClient, memberId: string): Promise<void> {
  await client.query(
    `update product_custom set deleted_at = now(), name_ko = '지운 디자인', name_en = null
     where user_id = $1 and type = 'USER'`,
    [memberId],
  );
}
