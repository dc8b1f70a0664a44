import { createHash } from 'node:crypto';
import type { Pool } from '#server/database/pool.ts';

/** `burst` failures at once, then one per `seconds`. It slows down and never closes. */
export type Pace = { readonly name: string; readonly burst: number; readonly seconds: number };

/** A pace and whose it is. */
export type PaceOf = { readonly pace: Pace; readonly of: string };

/** @returns seconds until the next try is allowed by all of them; 0 for now */
export async function secondsToWait(pool: Pool, paces: readonly PaceOf[]): Promise<number> {
  const { rows } = await pool.query<{ wait: number | null }>({
    name: 'identity-pace-wait',
    text: `select max(ceil(extract(epoch from busy_until - now()) - (burst - 1) * seconds))::int as wait
      from identity_pace join unnest($1::bytea[], $2::float8[], $3::int[]) as pace (key, seconds, burst) using (key)`,
    values: [paces.map(keyOf), paces.map(({ pace }) => pace.seconds), paces.map(({ pace }) => pace.burst)],
  });
  return Math.max(0, rows[0]?.wait ?? 0);
}

/** Counts a failure, for all processes on this database together. However many there are, the wait has an end. */
export async function countFailure(pool: Pool, paces: readonly PaceOf[]): Promise<void> {
  for (const { pace, of } of paces) {
    await pool.query({
      name: 'identity-pace-count',
      text: `insert into identity_pace as pace (key, busy_until) values ($1, now() + $2 * interval '1 second')
        on conflict (key) do update set busy_until = least(
          greatest(pace.busy_until, now()) + $2 * interval '1 second', now() + $3 * $2 * interval '1 second')`,
      values: [keyOf({ pace, of }), pace.seconds, pace.burst],
    });
  }
}

export async function removeIdlePaces(pool: Pool): Promise<void> {
  await pool.query('delete from identity_pace where busy_until < now()');
}

// Hashed: what people type into an e-mail field is of any length and none of a database's business.
const keyOf = ({ pace, of }: PaceOf) => createHash('sha256').update(`${pace.name} ${of}`).digest();
