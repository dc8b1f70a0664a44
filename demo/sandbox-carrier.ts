import type { Pool, PoolClient } from 'pg';

/** A carrier without a page of its own: numbers of the demo shop lead to no parcel of somebody else. */
export const sandboxCarrier = 'PRACTICE';

export async function insertSandboxCarrier(database: Pool | PoolClient): Promise<void> {
  await database.query(
    `insert into delivery_carrier (code, name_ko, name_en, tracker_id, number_pattern)
     values ($1, '연습택배', 'Practice Express', 'practice', '^[0-9]{12}$') on conflict do nothing`,
    [sandboxCarrier],
  );
}
