import { reportFailure } from './failures.ts';
import type { JobQueue, Jobs } from './jobs.ts';

type Recurrence = {
  readonly queue: JobQueue<object>;
  /** Seconds between two runs, of all processes together. */
  readonly interval: number;
  readonly pollingIntervalSeconds?: number;
  run(): Promise<unknown>;
};

/** Runs regularly, in one process at a time. Closed with the jobs. */
export async function startRecurringJob(
  jobs: Jobs,
  { queue, interval, run, pollingIntervalSeconds = 30 }: Recurrence,
): Promise<void> {
  await jobs.createQueue(queue);
  const enqueueNext = () => jobs.boss.sendDebounced(queue.name, {}, {}, interval);
  await jobs.boss.work(queue.name, { pollingIntervalSeconds }, async () => {
    // First, so that a run that fails is not the last one.
    await enqueueNext();
    await run().catch((error: unknown) => {
      reportFailure(queue.name, error);
      throw error;
    });
  });
  await enqueueNext();
}
