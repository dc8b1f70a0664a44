import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import type { Log } from '../log.ts';

// A job that fails is a log line and a metric, and so is each of the things that it works on. Of this process.

const counts = new Map<string, number>();
let log: Pick<Log, 'error'> = { error() {} };

/** Where the jobs of this process report to; set when they are opened. */
export function reportFailuresTo(target: Pick<Log, 'error'>): void {
  log = target;
}

export function reportFailure(job: string, error: unknown, item?: unknown): void {
  counts.set(job, (counts.get(job) ?? 0) + 1);
  const details = { job, ...(item !== undefined && { item }), err: error };
  if (item === undefined) log.error(details, 'job: failed, will run again at its next time');
  else log.error(details, 'job: one thing failed and was left out, the others go on; it is tried again');
}

/** How often each job, or something that it worked on, has failed. */
export const readFailures = (): ReadonlyMap<string, number> => counts;

/** So many things that all fail are no single ones any more. */
const maxAll = 10;

/**
 * Works on each of them. One that fails stops none of the others, however many fail: it is reported, and named in the result.
 *
 * @throws the error of a database that is gone, and the last one when everything fails
 */
export async function eachContained<Item>(
  job: string,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<readonly Item[]> {
  const failed: Item[] = [];
  let last: unknown;
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      reportFailure(job, error, item);
      failed.push(item);
      last = error;
    }
  }
  if (failed.length === items.length && failed.length >= maxAll) throw last;
  return failed;
}
