import { type ChildProcess, fork } from 'node:child_process';
import { onTestFinished, vi } from 'vitest';
import type { Pool } from '#server/platform/database/pool.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { outboundQueue } from '#server/platform/jobs/outbound-calls.ts';
import type { OutboundOrder } from './outbound-child.ts';

const applicationName = 'kkumim-child';

/** Processes that make outbound calls of this database, by its pool and its address. They end with the test. */
export function outboundChildren(pool: Pool, address: object) {
  // By a name of its own, their connections can be told from those of the test.
  const database = { ...address, application_name: applicationName };

  /** @param order beside the database, which is added */
  function startScript(script: URL, order: object): ChildProcess {
    const child = fork(script, [JSON.stringify({ ...order, database })]);
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await untilDisconnected(pool);
    });
    return child;
  }

  return {
    startScript,
    /** See outbound-child.ts. */
    startChild: (order: Omit<OutboundOrder, 'database'>) =>
      startScript(new URL('outbound-child.ts', import.meta.url), order),
    /** Expires the job of the killed process, as pg-boss does after a minute without a heartbeat. */
    async expireJob(jobs: Jobs): Promise<void> {
      await untilDisconnected(pool);
      await pool.query(`update jobs.job set started_on = now() - interval '1 hour' where state = 'active'`);
      // Not at once when a pass of a timer has claimed the queue: then that one expires the job.
      const isExpired = async () => {
        await pool.query('update jobs.queue set monitor_on = null, monitor_claim_on = null');
        await jobs.boss.supervise(outboundQueue.name);
        const { rowCount } = await pool.query(
          `update jobs.job set start_after = now() where state = 'retry'`,
        );
        return rowCount === 1;
      };
      await vi.waitUntil(isExpired, { timeout: 15_000, interval: 50 });
    },
  };
}

/** A statement that a killed process had sent still runs, and could take a job for nobody. */
async function untilDisconnected(pool: Pool): Promise<void> {
  const isDisconnected = async () => {
    const { rowCount } = await pool.query(
      'select from pg_stat_activity where datname = current_database() and application_name = $1',
      [applicationName],
    );
    return rowCount === 0;
  };
  await vi.waitUntil(isDisconnected, { timeout: 15_000, interval: 20 });
}
