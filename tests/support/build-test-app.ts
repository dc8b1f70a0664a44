import { buildApp } from '#server/app.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { openKeys } from '#server/keys.ts';

type Parts = Parameters<typeof buildApp>[0];

/** The server without a port, with the keys of its data folder, and without job queues unless a test brings them. */
export async function buildTestApp(parts: Omit<Parts, 'keys' | 'jobs'> & { jobs?: Jobs }) {
  const { config, pool } = parts;
  return buildApp({ jobs: withoutJobs, ...parts, keys: await openKeys(config, pool) });
}

const refuse = () => {
  throw new Error('This test has no job queues: open them by withApp({ jobs: true }).');
};

const withoutJobs: Jobs = {
  get boss(): never {
    return refuse();
  },
  createQueue: async () => {},
  enqueue: async () => refuse(),
  enqueueAll: async () => refuse(),
  close: async () => {},
};
