import type { Config } from '#server/config.ts';
import type { Pool } from '#server/database/pool.ts';
import { readSealingKey } from '#server/identity/keys/sealing-key.ts';
import { openJobs } from '#server/jobs/open-jobs.ts';
import type { Log } from '#server/log.ts';
import { createPushSender, pushAgent } from './delivery/push-sender.ts';
import { openPushKeys } from './push-keys.ts';
import { type PushWorker, startPushWorker } from './push-worker.ts';

/** The part of a running server that calls members back. */
export async function startPush(parts: { config: Config; pool: Pool; log: Log }): Promise<PushWorker> {
  const { config, pool, log } = parts;
  const keys = await openPushKeys(pool, await readSealingKey(config));
  const agent = pushAgent({ proxy: config.pushProxy, allowPrivate: config.pushIsPrivate });
  const subject = config.pushSubject ?? (await shopAddress(pool));
  const { boss, close } = await openJobs(pool, log);
  const send = createPushSender({ subject, agent });
  const work = await startPushWorker({ pool, boss, keys, send, log, now: () => new Date() });
  return {
    async close() {
      await work.close();
      await close();
      agent.destroy();
    },
  };
}

async function shopAddress(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ email: string }>('select email from management_info');
  return `mailto:${rows[0]?.email ?? 'shop@kkumim.invalid'}`;
}
