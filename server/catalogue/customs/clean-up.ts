import type { Pool } from '#server/platform/database/pool.ts';
import { eachContained } from '#server/platform/jobs/failures.ts';
import type { JobQueue, Jobs } from '#server/platform/jobs/jobs.ts';
import { startRecurringJob } from '#server/platform/jobs/recurring-job.ts';

/** Seconds between two runs, of all processes together. */
const interval = 3_600;

const queue: JobQueue<object> = {
  name: 'clean-up-customs',
  expireInSeconds: 300,
  deleteAfterSeconds: 3_600,
};

/** Deletes what members have removed from their customs, in turn with the other processes. Closed with the jobs. */
export async function startCustomCleanUp(pool: Pool, jobs: Jobs): Promise<void> {
  await startRecurringJob(jobs, { queue, interval, run: () => cleanUpCustoms(pool) });
}

/** A device that was without a network may bring something back, and an operator may look at what was on a custom. */
const removedDays = 30;

const removed = `deleted_at < now() - interval '${removedDays} days'`;
const batch = 5_000;

/** Nothing refers to it any more; an order has what it sold as a snapshot of its own, but its line names the custom. */
const unusedCustom = `type = 'USER' and custom.${removed}
  and not exists (select from cart_item where product_custom_id = custom.id)
  and not exists (select from order_product where product_custom_id = custom.id)
  and not exists (select from influencer_feed where product_custom_id = custom.id)
  and not exists (select from product_template where product_custom_id = custom.id)`;

const layersOf = (condition: string) => `
  with old as (
    select layer.id from custom_layer layer join custom_mockup side on side.id = custom_mockup_id
      join product_custom custom on custom.id = product_custom_id where ${condition} limit ${batch}),
  log_of_old as (delete from log where target_id in (select id from old))
  delete from custom_layer where id in (select id from old)`;

// The row of a side stays until its picture is deleted.
const sidesOf = (condition: string) => `
  delete from custom_mockup where id in (
    select side.id from custom_mockup side join product_custom custom on custom.id = product_custom_id
    where ${condition} and src is null and not exists (select from custom_layer where custom_mockup_id = side.id)
    limit ${batch})`;

const statements = [
  layersOf(`type = 'USER' and layer.${removed}`),
  layersOf(unusedCustom),
  sidesOf(`type = 'USER' and side.${removed}`),
  sidesOf(unusedCustom),
  `delete from custom_share where id in (
    select id from custom_share where revoked_at < now() - interval '${removedDays} days' limit ${batch})`,
  `delete from custom_share where product_custom_id in (
    select id from product_custom custom where ${unusedCustom} limit ${batch})`,
  `delete from product_custom where id in (
    select id from product_custom custom where ${unusedCustom}
      and not exists (select from custom_mockup where product_custom_id = custom.id)
      and not exists (select from custom_share where product_custom_id = custom.id)
      and not exists (select from product_custom_artist where product_custom_id = custom.id) limit ${batch})`,
  `delete from daily_use where day < current_date - 2`,
];

/** May run twice, or end in the middle: every statement stands for itself, and one that fails stops no other. */
export async function cleanUpCustoms(pool: Pool): Promise<void> {
  await eachContained(queue.name, statements, (statement) => pool.query(statement));
}
