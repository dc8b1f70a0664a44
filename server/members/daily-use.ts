import type { Pool, PoolClient } from 'pg';

type Use = {
  readonly memberId: string;
  /** An endpoint, or the name of what is stored. */
  readonly kind: string;
  readonly amount: number;
  readonly max: number;
};

/** @returns false, and counts nothing, if it were more than the member may on one day in Korea */
export async function countDailyUse(
  database: Pool | PoolClient,
  { memberId, kind, amount, max }: Use,
): Promise<boolean> {
  const { rows } = await database.query<{ counted: boolean }>({
    name: 'count-daily-use',
    text: 'select count_daily_use($1, $2, $3, $4) as counted',
    values: [memberId, kind, amount, max],
  });
  return rows[0]?.counted === true;
}
