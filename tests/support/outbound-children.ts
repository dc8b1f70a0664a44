import { type ChildProcess, fork } from 'node:child_process';
import { onTestFinished, vi } from 'vitest';
import type { Pool } from '#server/database/pool.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { outboundQueue } from '#server/jobs/outbound-calls.ts';
import type { OutboundOrder } from './outbound-child.ts';

/** Processes that make outbound calls, see outbound-child.ts. */
export function outboundChildren(database: object) {
  return {
    startChild(order: Omit<OutboundOrder, 'database'>): ChildProcess {
      const script = new URL('outbound-child.ts', import.meta.url);
      const child = fork(script, [JSON.stringify({ ...order, database })]);
      onTestFinished(() => void child.kill('SIGKILL'));
      return child;
    },
    /** Expires the job of the killed process, as pg-boss does after a minute without a heartbeat. */
    async expireJob(pool: Pool, jobs: Jobs): Promise<void> {
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
