import type { PoolClient } from 'pg';
import type { AccountStore } from '#server/identity/account-store.ts';
import { hasUnfinishedOrder } from '#server/ordering/claims/unfinished-orders.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { eachContained } from '#server/platform/jobs/failures.ts';
import type { JobQueue, Jobs } from '#server/platform/jobs/jobs.ts';
import { startRecurringJob } from '#server/platform/jobs/recurring-job.ts';
import { purgeMember } from './purge-member.ts';
import { removeEndedRecords } from './retained-records.ts';

/** Seconds between two runs, of all processes together. */
const interval = 3600;

const purgeQueue: JobQueue<object> = {
  name: 'purge-withdrawn',
  expireInSeconds: 600,
  deleteAfterSeconds: 3600,
};

type Parts = {
  readonly pool: Pool;
  readonly jobs: Jobs;
  /** Encrypts what the law has the shop keep. */
  readonly dataKey: Buffer;
  readonly accounts: Pick<AccountStore, 'remove'>;
};

/** This process removes the data of members who left 30 days ago, in turn with the others. Closed with the jobs. */
export async function startPurge(
  { pool, jobs, dataKey, accounts }: Parts,
  pollingIntervalSeconds = 60,
): Promise<void> {
  const run = () =>
    eachContained(
      purgeQueue.name,
      [() => purgeWithdrawn(pool, { dataKey, accounts }), () => removeEndedRecords(pool)],
      (step) => step(),
    );
  await startRecurringJob(jobs, { queue: purgeQueue, interval, run, pollingIntervalSeconds });
}

type Purge = Pick<Parts, 'dataKey' | 'accounts'>;

/** One member per transaction. @returns how many were purged */
export async function purgeWithdrawn(pool: Pool, purge: Purge): Promise<number> {
  const { rows } = await pool.query<{ memberId: string }>(
    `select user_id as "memberId" from user_withdrawal where ${isPurgeDue} order by purge_at`,
  );
  let purged = 0;
  await eachContained(purgeQueue.name, rows, async ({ memberId }) => {
    if (await inTransaction(pool, (client) => purgeOne(client, purge, memberId))) purged += 1;
  });
  return purged;
}

const isPurgeDue = `purged_at is null and purge_at <= now() and not ${hasUnfinishedOrder('user_withdrawal.user_id')}`;

/** Money that came late has made an order of somebody who had left: it is delivered first. */
async function purgeOne(
  client: PoolClient,
  { dataKey, accounts }: Purge,
  memberId: string,
): Promise<boolean> {
  const { rows } = await client.query<{ user_id: string }>(
    `update user_withdrawal set purged_at = now(), reason = null
     where user_id = (select user_id from user_withdrawal where user_id = $1 and ${isPurgeDue} for update skip locked)
     returning user_id`,
    [memberId],
  );
  const [withdrawal] = rows;
  if (!withdrawal) return false;
  await purgeMember(client, { dataKey, removeAccount: accounts.remove }, withdrawal.user_id);
  return true;
}
