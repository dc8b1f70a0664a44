import type { ClientBase } from 'pg';
import { refreshPopularity } from '#server/catalogue/products/popularity.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { calendarFrom } from './calendar.ts';
import { demoRows } from './demo-rows.ts';
import { insertRows } from './rows.ts';

/** All rows or none, with what `insertMore` adds to them. */
export async function insertDemoRows(
  client: ClientBase,
  now: Date,
  insertMore: (client: ClientBase) => Promise<void> = async () => {},
): Promise<void> {
  await runTransaction(client, async () => {
    for (const table of demoRows(calendarFrom(now))) await insertRows(client, table);
    // The demo shop draws the pictures of its customs by itself.
    await client.query('update custom_mockup set picture_id = null');
    await insertMore(client);
    await refreshPopularity(client);
  });
  // The planner has only seen empty tables so far.
  await client.query('analyze');
}
