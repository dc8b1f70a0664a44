import type { PoolClient } from 'pg';
import type { Pool } from '#server/database/pool.ts';

/** The company that stands behind every message; the shop's own name while nobody wrote it down. */
export async function readSender(database: Pool | PoolClient): Promise<string> {
  const { rows } = await database.query<{ name: string }>('select company_name as name from management_info');
  return rows[0]?.name ?? '꾸밈';
}
