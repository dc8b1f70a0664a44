import type { Pool } from '#server/platform/database/pool.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { createPushAgent, createWebPushClient } from './delivery/web-push-client.ts';
import { type PushWorker, startPushWorker } from './push-worker.ts';
import type { VapidKeys } from './vapid-keys.ts';

type PushSettings = {
  readonly pushProxy: string | null;
  readonly pushIsPrivate: boolean;
  readonly pushSubject: string | null;
};

type Parts = { config: PushSettings; pool: Pool; jobs: Jobs; keys: { readonly push: VapidKeys }; log: Log };

/** Sends push messages from this process. Close it before the jobs. */
export async function startPush({ config, pool, jobs, keys, log }: Parts): Promise<PushWorker> {
  const agent = createPushAgent({ proxy: config.pushProxy, allowPrivate: config.pushIsPrivate });
  const subject = config.pushSubject ?? (await shopAddress(pool));
  const send = createWebPushClient({ subject, agent });
  const worker = await startPushWorker({ pool, jobs, keys: keys.push, send, log, now: () => new Date() });
  return {
    async close() {
      await worker.close();
      agent.destroy();
    },
  };
}

async function shopAddress(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ email: string }>('select email from management_info');
  return `mailto:${rows[0]?.email ?? 'shop@kkumim.invalid'}`;
}
