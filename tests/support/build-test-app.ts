import { openAdapters } from '#server/app/adapters/open-adapters.ts';
import { buildApp } from '#server/app/app.ts';
import { openKeys } from '#server/app/keys.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { createLog } from '#server/platform/log.ts';

type Parts = Parameters<typeof buildApp>[0];

/** The server without a port, with the keys of its data folder, and without job queues unless a test brings them. */
export async function buildTestApp(parts: Omit<Parts, 'keys' | 'jobs' | 'adapters'> & { jobs?: Jobs }) {
  const { config, pool, jobs = withoutJobs, log = createLog(config), sandbox = null } = parts;
  const keys = await openKeys(config, pool);
  const adapters = await openAdapters({ config, pool, jobs, keys, log, sandbox });
  return buildApp({ ...parts, jobs, adapters, keys });
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
