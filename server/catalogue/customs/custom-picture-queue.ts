import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { JobQueue, Jobs } from '#server/platform/jobs/jobs.ts';
import { type Polling, startPolling } from '#server/platform/jobs/polling.ts';
import { workThrough } from '#server/platform/jobs/work-through.ts';
import type { Log } from '#server/platform/log.ts';
import type { CustomPictures } from './custom-pictures.ts';

type PictureJob = {
  readonly mockupId: string;
  readonly pictureId: string;
  /** Null for a custom of the shop. */
  readonly memberId: string | null;
  /** How many other pictures of the same member waited before it. */
  readonly place: number;
};

const pictureQueue: JobQueue<PictureJob> = {
  name: 'custom-pictures',
  // The storefront shows its own preview until then. What still fails after half an hour waits for the next change.
  retryLimit: 6,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 180,
  deleteAfterSeconds: 24 * 3600,
};

type Options = {
  readonly pool: Pool;
  readonly jobs: Jobs;
  readonly pictures: CustomPictures;
  readonly log: Pick<Log, 'warn'>;
  /** Interval at which this process looks for changed sides. */
  readonly pollMs?: number;
};

const batchSize = 50;

/**
 * Draws changed sides, one at a time and in turn by member; any number of processes may do so. Close it before the jobs.
 */
export async function startCustomPictures(options: Options): Promise<Polling> {
  const { pool, jobs, pictures, log, pollMs = 2_000 } = options;
  await jobs.createQueue(pictureQueue);
  await workThrough(jobs, pictureQueue, {
    pollMs,
    run: ({ mockupId, pictureId }) =>
      pictures.draw(mockupId, pictureId).catch((error: unknown) => {
        log.warn({ err: error, mockupId }, 'custom pictures: drawing a side failed, will retry');
        throw error;
      }),
  });
  const enqueue = () =>
    enqueueChangedSides(pool, jobs).catch((error: unknown) => {
      log.warn({ err: error }, 'custom pictures: queueing changed sides failed, will retry');
    });
  return startPolling(enqueue, pollMs);
}

/** The database marks what has changed, whichever engine wrote it. */
async function enqueueChangedSides(pool: Pool, jobs: Jobs): Promise<void> {
  for (;;) {
    const count = await inTransaction(pool, async (client) => {
      const { rows } = await client.query<PictureJob>(
        `with changed as (
           update custom_mockup set is_picture_queued = true where id in (
             select id from custom_mockup where picture_id is not null and not is_picture_queued
             order by id limit $1 for update skip locked
           ) returning id, picture_id, product_custom_id
         ), waiting as (
           select data->>'memberId' as member_id, count(*) as count from jobs.job
           where name = $2 and state in ('created', 'retry') group by 1
         )
         select changed.id as "mockupId", picture_id as "pictureId", user_id as "memberId",
           (coalesce(waiting.count, 0) + row_number() over (partition by user_id order by changed.id) - 1)::int as place
         from changed join product_custom on product_custom.id = product_custom_id
         left join waiting on member_id = user_id::text`,
        [batchSize, pictureQueue.name],
      );
      // Everybody's first picture goes before anybody's second one.
      if (rows.length > 0) await jobs.enqueueAll(client, pictureQueue, rows, ({ place }) => -place);
      return rows.length;
    });
    if (count < batchSize) return;
  }
}
