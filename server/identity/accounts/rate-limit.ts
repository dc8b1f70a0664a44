import { createHash } from 'node:crypto';
import type { Pool } from '#server/platform/database/pool.ts';

/** `burst` attempts at once, then one per `seconds`. It delays whoever tries but never locks anybody out. */
export type RateLimit = { readonly name: string; readonly burst: number; readonly seconds: number };

/** A limit for one subject: a network, an account, a device. */
export type RateLimitBucket = { readonly limit: RateLimit; readonly subject: string };

/** @returns seconds until all buckets allow the next attempt; 0: now */
export async function secondsToWait(pool: Pool, buckets: readonly RateLimitBucket[]): Promise<number> {
  const { rows } = await pool.query<{ wait: number | null }>({
    name: 'identity-limit-wait',
    text: `select max(ceil(extract(epoch from busy_until - now()) - (burst - 1) * seconds))::int as wait
      from identity_rate_limit join unnest($1::bytea[], $2::float8[], $3::int[]) as rate (key, seconds, burst) using (key)`,
    values: [
      buckets.map(hashKey),
      buckets.map(({ limit }) => limit.seconds),
      buckets.map(({ limit }) => limit.burst),
    ],
  });
  return Math.max(0, rows[0]?.wait ?? 0);
}

/** Counts a failure; all processes on this database share the count. The wait is bounded, however many failures. */
export async function countFailure(pool: Pool, buckets: readonly RateLimitBucket[]): Promise<void> {
  for (const { limit, subject } of buckets) {
    await pool.query({
      name: 'identity-limit-count',
      text: `insert into identity_rate_limit as known (key, busy_until) values ($1, now() + $2 * interval '1 second')
        on conflict (key) do update set busy_until = least(
          greatest(known.busy_until, now()) + $2 * interval '1 second', now() + $3 * $2 * interval '1 second')`,
      values: [hashKey({ limit, subject }), limit.seconds, limit.burst],
    });
  }
}

/**
 * Counts an attempt unless the bucket is full; one statement, so that attempts at the same time cannot share the last turn.
 *
 * @returns seconds until the next attempt is allowed; 0: this one is
 */
export async function takeTurn(pool: Pool, bucket: RateLimitBucket): Promise<number> {
  const { seconds, burst } = bucket.limit;
  const { rowCount } = await pool.query({
    name: 'identity-limit-turn',
    text: `insert into identity_rate_limit as known (key, busy_until) values ($1, now() + $2 * interval '1 second')
      on conflict (key) do update set busy_until = greatest(known.busy_until, now()) + $2 * interval '1 second'
      where known.busy_until <= now() + ($3 - 1) * $2 * interval '1 second'`,
    values: [hashKey(bucket), seconds, burst],
  });
  return rowCount === 1 ? 0 : Math.max(1, await secondsToWait(pool, [bucket]));
}

export async function deleteIdleRateLimits(pool: Pool): Promise<void> {
  await pool.query('delete from identity_rate_limit where busy_until < now()');
}

// Hashed, because an e-mail field may contain anything of any length, such as a password.
const hashKey = ({ limit, subject }: RateLimitBucket) =>
  createHash('sha256').update(`${limit.name} ${subject}`).digest();
