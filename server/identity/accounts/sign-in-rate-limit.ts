import { createHash } from 'node:crypto';
import type { Pool } from '#server/database/pool.ts';

/** `burst` failures at once, then one per `seconds`. It slows down and never closes. */
export type RateLimit = { readonly name: string; readonly burst: number; readonly seconds: number };

/** A limit and whose it is. */
export type RateLimitOf = { readonly limit: RateLimit; readonly of: string };

/** @returns seconds until the next try is allowed by all of them; 0 for now */
export async function secondsToWait(pool: Pool, limits: readonly RateLimitOf[]): Promise<number> {
  const { rows } = await pool.query<{ wait: number | null }>({
    name: 'identity-limit-wait',
    text: `select max(ceil(extract(epoch from busy_until - now()) - (burst - 1) * seconds))::int as wait
      from identity_rate_limit join unnest($1::bytea[], $2::float8[], $3::int[]) as rate (key, seconds, burst) using (key)`,
    values: [
      limits.map(keyOf),
      limits.map(({ limit }) => limit.seconds),
      limits.map(({ limit }) => limit.burst),
    ],
  });
  return Math.max(0, rows[0]?.wait ?? 0);
}

/** Counts a failure, for all processes on this database together. However many there are, the wait has an end. */
export async function countFailure(pool: Pool, limits: readonly RateLimitOf[]): Promise<void> {
  for (const { limit, of } of limits) {
    await pool.query({
      name: 'identity-limit-count',
      text: `insert into identity_rate_limit as known (key, busy_until) values ($1, now() + $2 * interval '1 second')
        on conflict (key) do update set busy_until = least(
          greatest(known.busy_until, now()) + $2 * interval '1 second', now() + $3 * $2 * interval '1 second')`,
      values: [keyOf({ limit, of }), limit.seconds, limit.burst],
    });
  }
}

export async function removeIdleLimits(pool: Pool): Promise<void> {
  await pool.query('delete from identity_rate_limit where busy_until < now()');
}

// Hashed: what people type into an e-mail field is of any length and none of a database's business.
const keyOf = ({ limit, of }: RateLimitOf) => createHash('sha256').update(`${limit.name} ${of}`).digest();
