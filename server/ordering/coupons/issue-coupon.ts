import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Pool } from '#server/platform/database/pool.ts';
import type { Result } from '#server/platform/result.ts';

type IssueProblem = 'already-issued' | 'exhausted' | 'not-issued';

/** Gives a member a coupon. Whoever counts up the coupon's number first gets the last one. */
export async function issueCoupon(
  transaction: PoolClient,
  memberId: string,
  couponId: string,
): Promise<Result<string, IssueProblem>> {
  const { rows: coupons } = await transaction.query<{ perUserLimit: number; isExhausted: boolean }>(
    `select per_user_limit as "perUserLimit", coalesce(issued_count >= issue_limit, false) as "isExhausted" from coupon
     where id = $1 and state = 'ACT' and deleted_at is null
       and coalesce(issue_from <= now(), true) and coalesce(issue_to > now(), true) and coalesce(valid_to > now(), true)
     for no key update`,
    [couponId],
  );
  const [coupon] = coupons;
  if (!coupon) return { ok: false, problem: 'not-issued' };
  const { rows: counts } = await transaction.query<{ count: number }>(
    'select count(*)::int as count from user_coupon where coupon_id = $1 and user_id = $2',
    [couponId, memberId],
  );
  const count = counts[0]?.count ?? 0;
  if (count >= coupon.perUserLimit) return { ok: false, problem: 'already-issued' };
  if (coupon.isExhausted) return { ok: false, problem: 'exhausted' };
  const { rows } = await transaction.query<{ id: string }>(
    `with issued as (
      update coupon set issued_count = issued_count + 1 where id = $1 returning id, valid_to, valid_days)
    insert into user_coupon (coupon_id, user_id, seq, expires_at)
    select id, $2, $3, coalesce(least(valid_to, end_of_seoul_day(now() + valid_days * interval '1 day')),
       end_of_seoul_day(now() + interval '1 year'))
    from issued returning id`,
    [couponId, memberId, count + 1],
  );
  const [row] = rows;
  if (!row) throw new Error('An insert returned no row.');
  return { ok: true, value: row.id };
}

/** Crockford's base 32 as people type it: O is 0, I and L are 1, and case, blanks and dashes do not matter. */
export function hashCouponCode(code: string): Buffer {
  const normal = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return createHash('sha256').update(normal).digest();
}

/** @returns the coupon of a code that can still be used */
export async function redeemCode(
  transaction: PoolClient,
  code: string,
): Promise<Result<string, 'wrong-code' | 'exhausted'>> {
  const { rows } = await transaction.query<{ couponId: string; isUsedUp: boolean }>(
    `select coupon_id as "couponId", coalesce(used_count >= max_use, false) as "isUsedUp"
     from coupon_code where code_hash = $1 for no key update`,
    [hashCouponCode(code)],
  );
  const [found] = rows;
  if (!found) return { ok: false, problem: 'wrong-code' };
  if (found.isUsedUp) return { ok: false, problem: 'exhausted' };
  await transaction.query('update coupon_code set used_count = used_count + 1 where code_hash = $1', [
    hashCouponCode(code),
  ]);
  return { ok: true, value: found.couponId };
}

type Guesser = { readonly memberId: string; readonly network: string };

/** Five wrong codes of a member, or twenty of a network, in ten minutes. */
export async function hasGuessedTooOften(pool: Pool, { memberId, network }: Guesser): Promise<boolean> {
  const { rows } = await pool.query<{ tooOften: boolean }>(
    `select (select count(*) from coupon_code_failure
        where user_id = $1 and created_at > now() - interval '10 minutes') >= 5
      or (select count(*) from coupon_code_failure
        where network = $2 and created_at > now() - interval '10 minutes') >= 20 as "tooOften"`,
    [memberId, network],
  );
  return rows[0]?.tooOften ?? false;
}

/** On a connection of its own: a refusal rolls its transaction back, and the failure is to stay. */
export async function recordWrongCode(pool: Pool, { memberId, network }: Guesser): Promise<void> {
  await pool.query('insert into coupon_code_failure (user_id, network) values ($1, $2)', [memberId, network]);
}
