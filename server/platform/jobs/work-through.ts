import type { JobQueue, Jobs } from './jobs.ts';

/** Works on one job after the other without a pause; the interval is waited for only when there is none. */
export async function workThrough<Data extends object>(
  jobs: Jobs,
  queue: JobQueue<Data>,
  { pollMs, run }: { readonly pollMs: number; run(data: Data): Promise<void> },
): Promise<void> {
  const options = { pollingIntervalSeconds: pollMs / 1_000 };
  const workerId = await jobs.boss.work<Data>(queue.name, options, async ([job]) => {
    if (!job) return;
    // The next one follows, whatever becomes of this one.
    jobs.boss.notifyWorker(workerId);
    await run(job.data);
  });
}
