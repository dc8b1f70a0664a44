import type { ClientBase } from 'pg';
import { calendarFrom } from './calendar.ts';
import { demoRows } from './demo-rows.ts';
import { insertRows } from './rows.ts';

/** All rows or none. */
export async function insertDemoRows(client: ClientBase, now: Date): Promise<void> {
  await client.query('begin');
  try {
    for (const table of demoRows(calendarFrom(now))) await insertRows(client, table);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  // The planner has only seen empty tables so far.
  await client.query('analyze');
}
