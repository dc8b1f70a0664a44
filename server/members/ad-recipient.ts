import type { Pool } from '#server/platform/database/pool.ts';
import type { AdRecipient } from './ad-policy.ts';
import { readConsents } from './consents.ts';

/** A member who is not there gets nothing. */
export async function readAdRecipient(pool: Pool, userId: string): Promise<AdRecipient> {
  const { rows } = await pool.query<Pick<AdRecipient, 'state'>>('select state from "user" where id = $1', [
    userId,
  ]);
  return { state: rows[0]?.state ?? 'WITHDRAWN', consents: await readConsents(pool, userId) };
}
